const {
  ArrayField,
  BooleanField,
  EmbeddedDataField,
  HTMLField,
  NumberField,
  SchemaField,
  SetField,
  StringField,
  TypedObjectField,
} = foundry.data.fields;

class Scar extends foundry.abstract.DataModel {
  static defineSchema() {
    return { depth: new NumberField({ required: true, nullable: false, initial: 1 }) };
  }

  get isDeep() {
    return this.depth > 2;
  }
}

class HeroData extends foundry.abstract.TypeDataModel {
  static LOCALIZATION_PREFIXES = ["TINY.Hero"];

  static defineSchema() {
    const count = (initial, more = {}) =>
      new NumberField({ required: true, nullable: false, integer: true, min: 0, initial, ...more });
    return {
      hp: new SchemaField({ value: count(10), max: count(10) }),
      luck: count(3, { max: 10 }),
      notes: new HTMLField(),
      secret: new StringField({ required: true, gmOnly: true }),
      alias: new StringField({ required: true, blank: true, choices: { "": "none", red: "Red", blue: "Blue" } }),
      skills: new TypedObjectField(new SchemaField({ value: count(0), learned: new BooleanField() })),
      tags: new SetField(new StringField({ required: true, blank: false })),
      log: new ArrayField(new SchemaField({ text: new StringField({ required: true }) })),
      scar: new EmbeddedDataField(Scar),
    };
  }

  prepareBaseData() {
    this.order = ["system.base"];
  }

  prepareDerivedData() {
    this.order.push("system.derived");
    this.hp.percent = Math.round((100 * this.hp.value) / this.hp.max);
  }
}

class ThingData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return {
      identifier: new StringField({ required: true }),
      amount: new NumberField({ required: true, nullable: false, integer: true, min: 0, initial: 1 }),
      notes: new HTMLField(),
    };
  }
}

class NoteData extends foundry.abstract.TypeDataModel {
  static defineSchema() {
    return { text: new StringField({ required: true }) };
  }
}

class Hero extends Actor {
  prepareBaseData() {
    super.prepareBaseData();
    this.system.order?.push("actor.base");
  }

  prepareEmbeddedDocuments() {
    super.prepareEmbeddedDocuments();
    this.system.order?.push("actor.embedded");
  }

  prepareDerivedData() {
    super.prepareDerivedData();
    this.system.order?.push("actor.derived");
  }
}

class HeroSheet extends foundry.applications.api.HandlebarsApplicationMixin(foundry.applications.sheets.ActorSheetV2) {
  static DEFAULT_OPTIONS = {
    classes: ["tiny-sheet"],
    position: { width: 400, height: 300 },
    form: { submitOnChange: true, closeOnSubmit: false },
  };

  static PARTS = { body: { template: "systems/tiny/templates/hero.hbs" } };

  async _prepareContext(options) {
    const context = await super._prepareContext(options);
    return { ...context, systemFields: this.document.system.schema.fields };
  }
}

Hooks.once("init", () => {
  CONFIG.Actor.documentClass = Hero;
  Object.assign(CONFIG.Actor.dataModels, { hero: HeroData });
  Object.assign(CONFIG.Item.dataModels, { thing: ThingData });
  Object.assign(CONFIG.ChatMessage.dataModels, { note: NoteData });
  CONFIG.Item.compendiumIndexFields.push("system.identifier");
  CONFIG.queries["tiny.double"] = (data) => data.number * 2;
  game.settings.register("tiny", "difficulty", { scope: "world", config: true, type: Number, default: 5 });
  foundry.applications.apps.DocumentSheetConfig.registerSheet(Actor, "tiny", HeroSheet, {
    types: ["hero"],
    makeDefault: true,
  });
});

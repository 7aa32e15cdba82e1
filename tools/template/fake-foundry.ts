/** What a field of a data model was made with. */
interface Options {
  readonly initial?: unknown;
  readonly nullable?: boolean;
}

/** The parts of a field that its default value depends on. */
interface Field {
  initial(): unknown;
}

function plainField(fallback: unknown): new (options?: Options) => Field {
  return class implements Field {
    readonly options: Options;

    constructor(options: Options = {}) {
      this.options = options;
    }

    initial(): unknown {
      return this.options.initial === undefined ? fallback : this.options.initial;
    }
  };
}

class SchemaField implements Field {
  readonly fields: Readonly<Record<string, Field>>;
  readonly options: Options;

  constructor(fields: Readonly<Record<string, Field>>, options: Options = {}) {
    this.fields = fields;
    this.options = options;
  }

  initial(): unknown {
    if (this.options.initial === null) return null;
    return Object.fromEntries(Object.entries(this.fields).map(([name, field]) => [name, field.initial()]));
  }
}

class ListField implements Field {
  initial(): unknown {
    return [];
  }
}

/** As much of Foundry's public names as our data models touch when they are loaded and asked for their schema. */
export const fakeFoundry = {
  abstract: { TypeDataModel: Object },
  data: {
    fields: {
      ArrayField: ListField,
      BooleanField: plainField(false),
      HTMLField: plainField(""),
      NumberField: plainField(0),
      ObjectField: plainField({}),
      SchemaField,
      StringField: plainField(""),
    },
  },
};

/** The default data of a schema. */
export function defaultsOf(schema: Readonly<Record<string, Field>>): unknown {
  return new SchemaField(schema).initial();
}

import { buildStep, finishCreation, takeAllSkills } from "../actions/creation.ts";
import { elementOf } from "../adapter/element.ts";
import { offerTo, ownItem, readCreation } from "../adapter/offer.ts";
import { readersFormats, readersOrder, say } from "../adapter/text.ts";
import { templatePath } from "../ids.ts";
import { BUILD_STEPS, builder, type BuildStep } from "../../view/ze/builder.ts";
import { CharacterWindow } from "./character-window.ts";
import { subjectOf } from "./subject.ts";

type FormConfiguration = Parameters<CharacterWindow["_onChangeForm"]>[0];

/** The guided creation of a character. All it knows is written in the actor, so that it can be left at any time. */
export class BuilderSheet extends CharacterWindow {
  static override DEFAULT_OPTIONS: foundry.applications.api.DocumentSheetV2.DefaultOptions<BuilderSheet> = {
    id: "matrix-construct-builder-{id}",
    position: { width: 720, height: 760 },
    actions: {
      goTo: BuilderSheet.#onGoTo,
      raise: BuilderSheet.#onRaise,
      lower: BuilderSheet.#onLower,
      finish: BuilderSheet.#onFinish,
      takeAllSkills: BuilderSheet.#onTakeAllSkills,
    },
  };

  static override PARTS = { body: { template: templatePath("apps/builder"), scrollable: [""] } };

  #step: BuildStep = "origin";

  override get title(): string {
    return say({ key: "MC.Creation.title", data: { name: this.character.name } });
  }

  protected override async draw(): Promise<object> {
    const actor = this.character;
    const offer = await offerTo(actor);
    const skills = [...offer.skills].map(([slug, { name, system }]) => ({ slug, name, attribute: system.attribute }));
    const trees = [...offer.trees].map(([tree, { name, system }]) => {
      return { tree, name, owner: system.class, last: system.levels.length };
    });
    return builder({
      step: this.#step,
      creation: readCreation(actor, offer),
      role: actor.system.role,
      gm: game.user.isGM,
      missing: [...offer.skills.values()].filter((item) => ownItem(actor, item) === null).length,
      skills,
      trees,
      formats: readersFormats(),
      compare: readersOrder(),
    });
  }

  protected override _onChangeForm(config: FormConfiguration, event: Event): void {
    if (elementOf(event.target)?.hasAttribute("name") === true) super._onChangeForm(config, event);
  }

  static async #onGoTo(this: BuilderSheet, _event: PointerEvent, { dataset }: HTMLElement): Promise<void> {
    this.#step = BUILD_STEPS.find((step) => step === dataset["step"]) ?? this.#step;
    await this.render();
  }

  static async #onRaise(this: BuilderSheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const what = subjectOf(target);
    if (what) await buildStep(this.character, what, 1);
  }

  static async #onLower(this: BuilderSheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const what = subjectOf(target);
    if (what) await buildStep(this.character, what, -1);
  }

  static async #onFinish(this: BuilderSheet): Promise<void> {
    if (await finishCreation(this.character)) await this.close();
  }

  static async #onTakeAllSkills(this: BuilderSheet): Promise<void> {
    await takeAllSkills(this.character);
  }
}

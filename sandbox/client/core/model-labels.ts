import { LOCALIZE } from "./inner.ts";
import { CONFIG, config } from "./config.ts";
import type { DataModelClass } from "./data-model.ts";
import { i18n } from "./i18n.ts";
import { world } from "./world.ts";

/** Fills in labels and hints of a model's fields from the texts below its prefixes. */
export function localizeDataModel(model: DataModelClass): void {
  model.schema[LOCALIZE](model.LOCALIZATION_PREFIXES, (key) => (key === "" ? undefined : i18n.lookUp(key)));
}

/** Does so for every model that is registered for a document's sub-type. */
export function localizeModels(): void {
  for (const name of Object.keys(world.documentTypes)) {
    if (!(name in CONFIG)) continue;
    for (const model of Object.values(config.document(name).dataModels)) localizeDataModel(model);
  }
}

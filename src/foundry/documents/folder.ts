import { inReadersLanguage } from "../adapter/content-language.ts";

type Options = Parameters<Folder["_initializeSource"]>[1];

/** A folder whose name is shown in the reader's language when it comes from one of our packs. */
export class ConstructFolder<out SubType extends Folder.SubType = Folder.SubType> extends Folder<SubType> {
  // Foundry hands in raw data as well; to name only `this` is what its types let pass.
  protected override _initializeSource(data: this, options?: Options) {
    return super._initializeSource(inReadersLanguage(data, options), options);
  }
}

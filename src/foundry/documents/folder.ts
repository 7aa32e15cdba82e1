/** A folder whose name is shown in the reader's language when it comes from one of our packs. */
export class ConstructFolder<out SubType extends Folder.SubType = Folder.SubType> extends Folder<SubType> {}

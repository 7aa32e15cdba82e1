/** Opens the sheet of a document, or brings it to the front. */
export async function openSheet(document: Actor.Implementation | Item.Implementation): Promise<void> {
  // The types allow a sheet of the old kind, of which this system has none.
  const sheet = document.sheet as foundry.applications.api.ApplicationV2.Any | null;
  await sheet?.render({ force: true });
}

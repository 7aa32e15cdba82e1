type Window = foundry.applications.api.ApplicationV2.Any;

/** The open windows that lie above another one, the foremost last. */
export function windowsAbove(window: Window): readonly Window[] {
  const layer = ({ position }: Window): number => position.zIndex;
  return [...foundry.applications.instances.values()]
    .filter((other) => other !== window && other.rendered && other.hasFrame && layer(other) > layer(window))
    .sort((a, b) => layer(a) - layer(b));
}

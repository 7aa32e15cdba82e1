import type { ze } from "../../rules/index.ts";

/** Trees under one title: those of everyone, those of the own class, and those of other classes. */
export interface OwnerGroup<T> {
  readonly title: string;
  readonly trees: readonly T[];
  readonly foreign: boolean;
}

/** The trees by whose they are; a group without trees is left out. */
export function byOwner<T extends { readonly owner: ze.TreeOwner }>(
  trees: readonly T[],
  own: ze.ZeClass,
): readonly OwnerGroup<T>[] {
  const of = (owner: ze.TreeOwner): readonly T[] => trees.filter((tree) => tree.owner === owner);
  return [
    { title: "MC.Class.common", trees: of("common"), foreign: false },
    { title: `MC.Class.${own}`, trees: of(own), foreign: false },
    { title: "MC.Sf.foreign", trees: trees.filter(({ owner }) => isForeign(owner, own)), foreign: true },
  ].filter((group) => group.trees.length > 0);
}

/** Whether a tree is one of another class. */
export function isForeign(owner: ze.TreeOwner, own: ze.ZeClass): boolean {
  return owner !== "common" && owner !== own;
}

/** What stands before a name: an icon of the sprite, or an image of the user's. Exactly one is not empty. */
export interface Picture {
  readonly icon: string;
  readonly img: string;
}

/** Our own category pictures, by file name, and the icon of the sprite that draws the same. */
const ICONS: Readonly<Record<string, string>> = {
  melee: "blade",
  pistol: "pistol",
  smg: "smg",
  rifle: "rifle",
  sniper: "sniper",
  shotgun: "shotgun",
  machinegun: "machinegun",
  grenade: "grenade",
  unarmed: "fist",
  armor: "armour",
  skill: "skill",
  sf: "tree",
  gear: "bag",
  weapon: "target",
};

/** The picture of a document: our icon where it shows a category picture of ours or none, else its image. */
export function pictureOf(img: string, fallback: keyof typeof ICONS): Picture {
  const file = /matrix-construct\/icons\/([a-z-]+)\.svg$/.exec(img)?.[1];
  const icon = ICONS[file ?? (img === "" ? fallback : "")];
  return icon === undefined ? { icon: "", img } : { icon, img: "" };
}

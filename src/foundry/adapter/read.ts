import { ze } from "../../rules/index.ts";
import { readEffects } from "./effects.ts";
import { readHouseRules } from "./house-rules.ts";

export { readHouseRules } from "./house-rules.ts";

/**
 * What the rules know of a character of the `ze` variant, read in one pass over its items. Marks beyond the boxes that
 * the house rules have are left out, so that a changed track never makes a character unreadable.
 */
export function readCharacter(actor: Actor.OfType<"ze">, rules: ze.HouseRules = readHouseRules()): ze.Snapshot {
  const { system } = actor;
  const skills: Record<string, ze.SkillFigure> = {};
  const sf: Record<string, number> = {};
  const taught: string[] = [];
  let armor = 0;
  for (const item of actor.items) {
    if (item.is("skill")) readSkill(item, skills);
    else if (item.is("armor") && item.system.worn) armor += item.system.protection;
    else if (item.is("sf")) {
      sf[item.system.tree] = item.system.value;
      if (item.system.taught) taught.push(item.system.tree);
    }
  }
  return {
    attributes: { ...system.attributes },
    skills,
    sf,
    taught,
    class: system.class,
    born: system.born,
    dreamer: system.role === "dreamer",
    wounds: withinTrack(system.wounds, rules),
    mental: Math.min(system.mental, rules.mental.length),
    dead: system.dead,
    ap: { value: system.ap.value, override: system.ap.override },
    armor,
    effects: readEffects(actor),
  };
}

function withinTrack(wounds: ze.Snapshot["wounds"], { rows }: ze.HouseRules): ze.Snapshot["wounds"] {
  const marks = { ...wounds };
  for (const { id, boxes } of rows) marks[id] = Math.min(wounds[id], boxes.length);
  return marks;
}

function readSkill(item: Item.OfType<"skill">, skills: Record<string, ze.SkillFigure>): void {
  const { variant, identifier, attribute, value } = item.system;
  const known = ze.ATTRIBUTES.find((id) => id === attribute);
  if (variant === "ze" && known) skills[identifier] = { attribute: known, value };
}

/**
 * What the rules know of a weapon. A weapon that names no skill, or one that neither its owner nor the rules have, uses
 * that of its kind.
 *
 * @rule R-Z24
 */
export function readWeapon(item: Item.OfType<"weapon">): ze.Weapon {
  const { system } = item;
  return {
    identifier: system.identifier,
    category: system.category,
    damage: system.damage,
    rof: { ...system.rof },
    ze: system.ze,
    magazine: system.magazine ? { ...system.magazine } : null,
    range: system.range,
    silenceable: system.silenceable,
    silenced: system.silenced,
    revolver: system.revolver,
    hands: system.hands,
    skill: isSkill(system.skill, item.parent) ? system.skill : ze.CATEGORY_SKILLS[system.category],
    area: system.area ? { ...system.area } : null,
    ammunition: system.ammunition,
  };
}

/** Whether somebody can roll on a skill; of a weapon that nobody has it is not asked. */
function isSkill(slug: string, owner: Actor.Implementation | null): boolean {
  if (Object.hasOwn(ze.SKILL_ATTRIBUTES, slug)) return true;
  if (slug === "" || !owner?.is("ze")) return slug !== "";
  return owner.items.some(
    (item) => item.is("skill") && item.system.variant === "ze" && item.system.identifier === slug,
  );
}

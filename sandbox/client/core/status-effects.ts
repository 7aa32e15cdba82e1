import { CONFIG, type StatusEffect } from "./config.ts";

const BASIC = ["dead", "unconscious", "prone", "stun", "blind", "invisible"];

function basicEffects(): StatusEffect[] {
  return BASIC.map((id) => ({ id, name: `SANDBOX.Status.${id}`, img: `icons/svg/${id}.svg`, _id: id.padEnd(16, "0") }));
}

/** A list that is also read by the ids of its entries. */
function readableById(list: StatusEffect[]): StatusEffect[] {
  return new Proxy(list, {
    get(target, key): unknown {
      if (typeof key === "symbol" || key in target) return Reflect.get(target, key);
      return target.find((entry) => entry.id === key);
    },
    has: (target, key) => key in target || target.some((entry) => entry.id === key),
  });
}

/** Sets up CONFIG.statusEffects: a plain list, from generation 14 on one that is readable by id. */
export function defineStatusEffects(generation: number): void {
  if (generation < 14) {
    CONFIG.statusEffects = basicEffects();
    return;
  }
  const list = readableById(basicEffects());
  Object.defineProperty(CONFIG, "statusEffects", {
    enumerable: true,
    get: () => list,
    set: (entries: StatusEffect[]) => {
      const copy = Array.from(entries);
      list.length = 0;
      list.push(...copy);
    },
  });
}

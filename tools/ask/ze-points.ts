import { keyed } from "../../src/rules/kernel/index.ts";
import {
  ATTRIBUTES,
  BIRTHPLACES,
  CLASSES,
  creationCost,
  creationState,
  damageOfEnergy,
  improvementPrice,
  lastLevel,
  RATED_MODES,
  rofOf,
  TREES,
  VALUE_KINDS,
} from "../../src/rules/ze/index.ts";
import type { Answer, Input, Questions } from "./input.ts";

/** The highest figure that a question takes. */
const MOST = 1000;

/** The questions of the variant `ze` about points, and about the tables that rate weapons. */
export const pointQuestions: Questions = { cost, improve, creation, rof, energy };

function cost(input: Input): Answer {
  const points = creationCost(input.oneOf("kind", VALUE_KINDS), input.integer("value", { min: 0 }));
  return points.ok ? { points: points.value } : { legal: false, problems: points.problems };
}

function improve(input: Input): Answer {
  const kind = input.oneOf("kind", VALUE_KINDS);
  const foreign = input.truth("foreign", false);
  const adaptability = input.integer("adaptability", { min: 0, max: lastLevel("adaptability"), or: 0 });
  return { cp: improvementPrice(kind, foreign, adaptability) };
}

/** The whole numbers under whatever keys an object within the input has. */
function figuresIn(input: Input, key: string): Record<string, number> {
  const inner = input.object(key, true);
  return Object.fromEntries(inner.keys().map((name) => [name, inner.integer(name, { min: 0, max: MOST })]));
}

function creation(input: Input): Answer {
  const attributes = input.object("attributes", true);
  const sf = input.object("sf", true);
  const levels = TREES.filter((tree) => sf.has(tree));
  const given = ATTRIBUTES.filter((attribute) => attributes.has(attribute));
  const state = creationState({
    class: input.oneOf("class", CLASSES),
    born: input.oneOf("born", BIRTHPLACES, "matrix"),
    attributes: keyed(given, (attribute) => attributes.integer(attribute, { min: 0, max: MOST })),
    skills: figuresIn(input, "skills"),
    sf: keyed(levels, (tree) => sf.integer(tree, { min: 0, max: MOST })),
  });
  const spent = { attributes: state.attributes.spent, skills: state.skills.spent, sf: state.sf.spent };
  return { legal: state.problems.length === 0, spent, problems: state.problems };
}

function rof(input: Input): Answer {
  return { rof: rofOf(input.oneOf("kind", RATED_MODES), input.number("rate", { min: 0 })) };
}

function energy(input: Input): Answer {
  return { damage: damageOfEnergy(input.number("joule", { min: 0 })) };
}

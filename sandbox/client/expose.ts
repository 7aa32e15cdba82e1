import { DataModel, TypeDataModel } from "./core/data-model.ts";
import * as fields from "./core/fields.ts";
import * as operators from "./core/operators.ts";
import * as utils from "./core/utils.ts";
import { DOCUMENTS } from "./core/boot.ts";
import { canvas } from "./core/canvas.ts";
import { CONFIG } from "./core/config.ts";
import { CONST } from "./core/const.ts";
import { Document } from "./core/document.ts";
import { game } from "./core/game.ts";
import { Hooks } from "./core/hooks.ts";
import { modifyBatch } from "./core/operations.ts";
import { world } from "./core/world.ts";
import { windowGlobals, windowNamespaces } from "./expose-windows.ts";

type Members = Record<string, unknown>;

/** Members that promises, consoles and test tools look for on anything. */
const PROBED = new Set("then toJSON constructor prototype nodeType tagName inspect length name".split(" "));

/** Members that code may look for and find absent. */
const OPTIONAL = new Set(["foundry.data.operators", "foundry.documents.modifyBatch", "game.dice3d"]);

/** A namespace that says so loudly when something is read that is not there. */
export function guard(path: string, members: object): object {
  return new Proxy(members, {
    get(target, key, receiver): unknown {
      if (typeof key === "symbol" || key in target || PROBED.has(key)) return Reflect.get(target, key, receiver);
      if (OPTIONAL.has(`${path}.${key}`)) return undefined;
      throw new Error(`sandbox: ${path}.${key} is not there`);
    },
  });
}

function guardAll(path: string, tree: Members): object {
  const guarded: Members = {};
  for (const [key, value] of Object.entries(tree)) {
    const isNamespace =
      typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
    guarded[key] = isNamespace ? guardAll(`${path}.${key}`, value as Members) : value; // a plain object is a namespace
  }
  return guard(path, guarded);
}

function foundryTree(): Members {
  const recent = world.generation >= 14;
  return {
    abstract: { DataModel, TypeDataModel, Document },
    data: {
      fields: { ...fields },
      ...(recent ? { operators: { ...operators } } : {}),
    },
    documents: {
      ...DOCUMENTS,
      ...(recent ? { modifyBatch } : {}),
    },
    utils: { ...utils },
    ...windowNamespaces(),
    CONST,
  };
}

/** Puts everything that the system may use where it looks for it. */
export function exposeGlobals(): void {
  const globals: Members = {
    game: guard("game", game),
    CONFIG: guard("CONFIG", CONFIG),
    CONST: guard("CONST", CONST),
    Hooks,
    canvas: guard("canvas", canvas),
    foundry: guardAll("foundry", foundryTree()),
    fromUuid: utils.fromUuid,
    fromUuidSync: utils.fromUuidSync,
    ...DOCUMENTS,
    ...windowGlobals(),
  };
  Object.assign(globalThis, globals);
}

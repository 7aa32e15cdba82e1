import type { ze } from "../../rules/index.ts";
import type { Text } from "../text.ts";

/** The key of an attribute's name. */
export function attributeKey(id: string): string {
  return `MC.Attribute.${id}`;
}

/** The key of an attribute's abbreviation. */
export function attributeShort(id: string): string {
  return `MC.AttributeShort.${id}`;
}

/** The key of the name of a way to attack. */
export function modeKey(mode: string): string {
  return `MC.Mode.${mode}`;
}

/** The line under a name: class and birthplace of a character, the role of anyone else. */
export function roleLine(role: ze.Role, zeClass: ze.ZeClass, born: ze.Birthplace): Text {
  if (role === "character") return { key: `MC.Sheet.line.${born}`, data: { class: zeClass } };
  return { key: `MC.Role.${role}` };
}

/** A number of ZE in words. */
export function zeText(count: number): Text {
  return { key: "MC.Cost.ze", data: { count } };
}

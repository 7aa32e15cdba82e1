import { ze } from "../../rules/index.ts";

/** The attribute, skill or tree that a button stands for (`data-subject`, such as `skill.pistolen`), or null. */
export function subjectOf({ dataset }: HTMLElement): ze.Improvable | null {
  const subject = dataset["subject"] ?? "";
  const kind = ze.VALUE_KINDS.find((one) => subject.startsWith(`${one}.`));
  return kind ? { kind, id: subject.slice(kind.length + 1) } : null;
}

import { OperatorTerm, type RollTerm } from "./term.ts";

type Operation = (left: number, right: number) => number;

const OPERATIONS: Record<string, Operation> = {
  "+": (left, right) => left + right,
  "-": (left, right) => left - right,
  "*": (left, right) => left * right,
  "/": (left, right) => left / right,
  "%": (left, right) => left % right,
};

/** The value of evaluated terms; multiplication before addition, otherwise from left to right. */
export function totalOf(terms: RollTerm[]): number {
  const values: number[] = [];
  const operators: string[] = [];
  const first = terms[0];
  if (first instanceof OperatorTerm) values.push(0);
  for (const term of terms) {
    if (term instanceof OperatorTerm) {
      while (operators.length > 0 && binds(operators.at(-1)) >= binds(term.operator)) apply(values, operators);
      operators.push(term.operator);
    } else values.push(numberOf(term));
  }
  while (operators.length > 0) apply(values, operators);
  return values[0] ?? 0;
}

function binds(operator: string | undefined): number {
  return OperatorTerm.PRECEDENCE[operator ?? ""] ?? 0;
}

function apply(values: number[], operators: string[]): void {
  const operation = OPERATIONS[operators.pop() ?? ""];
  const right = values.pop();
  const left = values.pop();
  if (!operation || left === undefined || right === undefined) throw new Error("Terms and operators do not alternate");
  values.push(operation(left, right));
}

function numberOf(term: RollTerm): number {
  const value = Number(term.total ?? 0);
  if (Number.isNaN(value)) throw new Error(`${term.expression} has no numeric value`);
  return value;
}

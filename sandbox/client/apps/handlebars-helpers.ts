import type HandlebarsApi from "handlebars";
import { SafeString, type HelperOptions } from "handlebars";
import { registry } from "../core/registry.ts";
import { localize, page, type Data } from "./page.ts";
import { optionElements, type OptionSource } from "./form-choices.ts";

type Handlebars = typeof HandlebarsApi;

/** Arguments of a helper without the trailing options that Handlebars adds. */
function values(args: unknown[]): unknown[] {
  return args.slice(0, -1);
}

function hashOf(options: HelperOptions): Data {
  return options.hash as Data;
}

function truthy(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

function localizeHelper(key: unknown, options: HelperOptions): string {
  const hash = hashOf(options);
  const text = String(key);
  return Object.keys(hash).length > 0 ? localize(text, hash) : localize(text);
}

function numberFormat(value: unknown, options: HelperOptions): string {
  const { decimals, sign } = hashOf(options) as { decimals?: number; sign?: boolean };
  const number = Number(value);
  if (Number.isNaN(number)) return "";
  const digits = decimals === undefined ? 20 : decimals;
  const text = new Intl.NumberFormat(page().game.i18n.lang, {
    minimumFractionDigits: decimals === undefined ? 0 : digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? "exceptZero" : "auto",
  }).format(number);
  return text;
}

function selectOptions(choices: OptionSource, options: HelperOptions): SafeString {
  const list = optionElements(choices, hashOf(options));
  return new SafeString(list.map((element) => element.outerHTML).join(""));
}

function formInput(field: object, options: HelperOptions): SafeString {
  return new SafeString(registry.fieldInput(field, hashOf(options)).outerHTML);
}

const GROUP_KEYS = ["label", "hint", "units", "stacked", "classes", "rootId", "widget", "hidden", "groupClasses"];

function formGroup(field: object, options: HelperOptions): SafeString {
  const hash = hashOf(options);
  const group: Data = {};
  const input: Data = {};
  for (const [key, value] of Object.entries(hash)) {
    if (GROUP_KEYS.includes(key)) group[key] = value;
    else input[key] = value;
  }
  if (hash["localize"] !== undefined) group["localize"] = hash["localize"];
  return new SafeString(registry.fieldGroup(field, group, input).outerHTML);
}

/** The helpers that templates of systems may rely on. */
export function registerHelpers(handlebars: Handlebars): void {
  handlebars.registerHelper({
    localize: localizeHelper,
    concat: (...args: unknown[]) =>
      values(args)
        .filter((part) => typeof part !== "object")
        .join(""),
    eq: (a: unknown, b: unknown) => a === b,
    ne: (a: unknown, b: unknown) => a !== b,
    lt: (a: number, b: number) => a < b,
    gt: (a: number, b: number) => a > b,
    lte: (a: number, b: number) => a <= b,
    gte: (a: number, b: number) => a >= b,
    not: (value: unknown) => !truthy(value),
    and: (...args: unknown[]) => values(args).every(truthy),
    or: (...args: unknown[]) => values(args).some(truthy),
    ifThen: (test: unknown, yes: unknown, no: unknown) => (truthy(test) ? yes : no),
    checked: (value: unknown) => (value ? "checked" : ""),
    disabled: (value: unknown) => (value ? "disabled" : ""),
    object: (options: HelperOptions) => options.hash as Data,
    numberFormat,
    selectOptions,
    formInput,
    formGroup,
    formField: formGroup,
  });
}

export {
  figureOf,
  linesOf,
  partOf,
  plainFigure,
  type Figure,
  type FigureFrame,
  type FigureKind,
  type Line,
} from "./figure.ts";
export * from "./house-rules.ts";
export { pictureOf, type Picture } from "./picture.ts";
export { named, say, type Compare, type Formats, type Text, type TextData, type Words } from "./text.ts";
export { readNumber, type NumberLimits } from "./number-field.ts";
export * from "./ze/index.ts";

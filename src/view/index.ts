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
export { pictureOf, type Picture } from "./picture.ts";
export { named, say, type Compare, type Formats, type Text, type TextData, type Words } from "./text.ts";
export * from "./ze/index.ts";

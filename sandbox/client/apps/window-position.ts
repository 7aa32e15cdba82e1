import type { Position } from "./application-options.ts";
import { clampPlace, freePlace } from "./window-stack.ts";

const MOST = 16;
const LEAST_WIDTH = 180;
const LEAST_HEIGHT = 60;

function size(value: number | "auto", least: number, most: number): number | "auto" {
  return value === "auto" ? value : Math.round(Math.min(Math.max(value, least), most));
}

function css(value: number | "auto"): string {
  return value === "auto" ? "" : `${value}px`;
}

/** Writes a position to the element, kept inside the page, and answers with what was written. */
export function writePosition(element: HTMLElement, wanted: Position, minimized: boolean): Position {
  const { style } = element;
  const width = size(wanted.width, LEAST_WIDTH, window.innerWidth - MOST);
  const height = size(wanted.height, LEAST_HEIGHT, window.innerHeight - MOST);
  style.width = css(width);
  style.height = minimized ? "" : css(height);
  const box = { width: element.offsetWidth, height: element.offsetHeight };
  const unplaced = !style.left && wanted.left === 0 && wanted.top === 0;
  const place = unplaced
    ? freePlace(box.width, box.height)
    : clampPlace(wanted.left, wanted.top, box.width, box.height);
  style.left = `${Math.round(place.left)}px`;
  style.top = `${Math.round(place.top)}px`;
  style.transform = wanted.scale === 1 ? "" : `scale(${wanted.scale})`;
  return { ...wanted, ...place, width, height };
}

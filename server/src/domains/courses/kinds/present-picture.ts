import { escapeHtml } from "../../../platform/html/escape-html.ts";
import { contentVersion } from "../../files/index.ts";
import type { ContentFile } from "./content-file.ts";

/** Maximum width of a text column in pixels: `max-w-column` minus its padding. */
const COLUMN = 708;
/**
 * Display widths of a picture. Phones with a pixel ratio of three get a ratio of two: the third is
 * not visible, and more than doubles the bytes.
 */
const SIZES =
  "(min-width: 51rem) 44.25rem, (max-width: 40rem) and (min-resolution: 2.5dppx) calc(66vw - 1.7rem), " +
  "calc(100vw - 2.5rem)";

/** A picture at the left or right leaves at least half of the column to the text. */
const BESIDE = COLUMN / 2;

/** Alignment of a figure in the column; text flows around one at the left or right. */
export type Alignment = "left" | "center" | "right";

interface Shown {
  address: string;
  /** The query or fragment of the authored address. */
  rest: string;
  /** The authored attributes of the element. */
  authored: Readonly<Record<string, string>>;
  /** Alignment of its figure: on phones, it is then as wide as the text. */
  alignment: Alignment | null;
  /** Whether it is fetched with high priority; others are lazy-loaded. */
  isUrgent: boolean;
}

/** A picture in a text, in several sizes; reduced motion shows a still instead of an animation. */
export function presentPicture(file: ContentFile, shown: Shown): string {
  const { address, rest, authored, alignment, isUrgent } = shown;
  const { src: _, width: wanted, height: __, ...others } = authored;
  const size = shownSize(file, wanted);
  const isAnimated = file.picture?.isAnimated === true;
  const choice = choiceOf(file, address, sizesOf(size?.width ?? COLUMN, alignment));
  const style = [
    file.picture?.color ? `background-color:${file.picture.color}` : "",
    // Upscaling beyond its file would blur it.
    alignment && file.width ? `max-width:min(100%,${file.width}px)` : "",
  ].filter((rule) => rule !== "");
  const image = writeTag("img", {
    src: address + rest,
    ...(isAnimated ? { "data-animated": "" } : choice),
    ...(isUrgent ? { fetchpriority: "high" } : { loading: "lazy" }),
    decoding: "async",
    ...size,
    ...(style.length > 0 && { style: style.join(";") }),
    ...others,
  });
  if (!isAnimated || !choice) return image;
  const still = writeTag("source", { media: "(prefers-reduced-motion: reduce)", ...choice });
  return `<picture>${still}${image}</picture>`;
}

/** The size of the file, or smaller if the author says so. */
function shownSize({ width, height }: ContentFile, wanted: string | undefined) {
  if (!width || !height) return null;
  const narrower = Number(/^\d+$/.exec(wanted ?? "")?.[0]);
  if (!(narrower > 0 && narrower < width)) return { width, height };
  return { width: narrower, height: Math.max(1, Math.round((height * narrower) / width)) };
}

/** The `srcset` of the copies, and of the file if it is larger than all of them but not large. */
function choiceOf({ picture, storageKey, width }: ContentFile, address: string, sizes: string) {
  const variants = picture?.variants ?? [];
  if (!picture || variants.length === 0 || !width) return null;
  const version = contentVersion(storageKey);
  const copies = new Map(
    variants.map((variant) => [
      variant.pixels,
      `${address}?width=${variant.width}&v=${version} ${variant.pixels}w`,
    ]),
  );
  const widest = Math.max(...copies.keys());
  const needsOriginal = !picture.isAnimated && widest < Math.min(width, 2 * COLUMN);
  const srcset = [...copies.values(), ...(needsOriginal ? [`${address} ${width}w`] : [])];
  return { srcset: srcset.join(", "), sizes };
}

/** The `sizes` of a picture of this width. */
function sizesOf(pixels: number, alignment: Alignment | null): string {
  const isBeside = alignment === "left" || alignment === "right";
  const width = isBeside ? Math.min(pixels, BESIDE) : pixels;
  if (width >= COLUMN) return SIZES;
  return alignment
    ? `(max-width: 40rem) calc(100vw - 2.5rem), ${width}px`
    : `min(${width}px, 100vw - 2.5rem)`;
}

function writeTag(name: string, attributes: Readonly<Record<string, string | number>>): string {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeHtml(String(value))}"`,
  );
  return `<${name}${written.join("")}>`;
}

const channels = (color: string) =>
  [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** A color as it looks thinly over another: opaque, as some printers draw transparent ones badly. */
export function blendColor(color: string, over: string, opacity: number): string {
  const below = channels(over);
  const mixed = channels(color).map((value, index) =>
    Math.round(value * opacity + (below[index] ?? 0) * (1 - opacity)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

import { formatHex, interpolate } from "culori";

/** A color as it looks thinly over another: opaque, as some printers draw transparent ones badly. */
export function blendColor(color: string, over: string, opacity: number): string {
  return formatHex(interpolate([over, color], "rgb")(opacity));
}

import { formatHex, interpolate } from "culori";

/** A color as it looks translucently over another: opaque, as some printers draw transparency badly. */
export function blendColor(color: string, over: string, opacity: number): string {
  return formatHex(interpolate([over, color], "rgb")(opacity));
}

import { type Draw, oneOf } from "./draw.ts";
import type { KnownIds } from "./known-ids.ts";

/** An address with its parameters filled in; a number if no value is known. */
export function fillPath(path: string, known: KnownIds, draw: Draw): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const values = known[name] ?? [];
    return encodeURIComponent(values.length > 0 ? oneOf(draw, values) : "1");
  });
}

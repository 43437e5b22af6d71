import { randomKey } from "../../../api/index.ts";

/** A key that no section or option had before, not even in an earlier visit's draft. */
export function newKey(): string {
  return `new-${randomKey()}`;
}

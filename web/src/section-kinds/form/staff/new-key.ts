import { randomKey } from "../../../api/index.ts";

/** A unique key for a section or option, even across drafts of earlier visits. */
export function newKey(): string {
  return `new-${randomKey()}`;
}

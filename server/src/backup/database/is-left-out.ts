import type { TableName } from "../../database/tables/table-owners.ts";

/**
 * Tables whose rows are in no backup: who is signed in, or about to be, and which processes run. Restored,
 * they would bring back sessions that were ended since, and a backup would be worth stealing for them.
 */
const LEFT_OUT = [
  "sessions",
  "pending_sign_ins",
  "provider_sign_ins",
  "passkey_challenges",
  "processes",
] as const satisfies TableName[];

const leftOut: ReadonlySet<string> = new Set(LEFT_OUT);

export function isLeftOut(table: string): boolean {
  return leftOut.has(table);
}

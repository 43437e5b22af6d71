import type { TableName } from "../../database/tables/table-owners.ts";

/**
 * Tables whose rows are in no backup: sessions, sign-ins in progress, and running processes. Restored,
 * they would revive sessions that were ended since, and they would make a backup worth stealing.
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

import type { Role } from "@paso/contract";

import type { PolicyTable } from "../../platform/http/actor.ts";

/** Whether this person works on courses rather than only taking them. */
export function isStaff(actor: { role: Role } | null): boolean {
  return actor !== null && actor.role !== "student";
}

/** Everybody may sign in and out; an account's own settings need the account. */
export const accountsPolicy: PolicyTable = {
  "session.read": () => true,
  "session.begin": () => true,
  "session.end": () => true,
  "password.change": (actor) => actor !== null,
  "locale.change": (actor) => actor !== null,
};

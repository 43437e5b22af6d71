import type { Role } from "@paso/contract";

/** Whether this person works on courses rather than only taking them. */
export function isStaff(actor: { role: Role } | null): boolean {
  return actor !== null && actor.role !== "student";
}

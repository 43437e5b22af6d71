import type { Actor } from "../../accounts/index.ts";

/** Whether a person decides about the opinions of courses they work on; viewers only look. */
export function mayModerate(actor: Pick<Actor, "role">): boolean {
  return actor.role === "admin" || actor.role === "instructor";
}

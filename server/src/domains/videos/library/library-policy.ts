import type { Actor } from "../../accounts/index.ts";

/** Whether a person may change the site's library, which all staff use. */
export function mayChangeSiteLibrary(actor: Pick<Actor, "role">): boolean {
  return actor.role === "admin";
}

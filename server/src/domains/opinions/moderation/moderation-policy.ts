import type { Actor } from "../../accounts/index.ts";
import { mayAuthor } from "../../courses/access/course-policy.ts";

/** Whether a person moderates the courses they work on; viewers only read. */
export function mayModerate(actor: Pick<Actor, "role">): boolean {
  return mayAuthor(actor);
}

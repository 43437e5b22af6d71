import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { mayAuthor } from "../courses/access/course-policy.ts";

const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/** Whose webhooks they are is decided where they are loaded. */
export const webhooksPolicy: PolicyTable = {
  "webhook.read": author,
  "webhook.change": author,
};

import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { mayAuthor } from "../courses/access/course-policy.ts";

const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/** Ownership of webhooks is checked when they are loaded. */
export const webhooksPolicy: PolicyTable = {
  "webhook.read": author,
  "webhook.change": author,
};

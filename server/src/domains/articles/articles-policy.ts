import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";
import { mayAuthor } from "../courses/access/course-policy.ts";

const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/**
 * Articles are readable by all who see their course; viewers are read-only. Who may share them, and what
 * staff may decide, depends on the role in the course.
 */
export const articlesPolicy: PolicyTable = {
  "article.list": isSignedIn,
  "article.read": isSignedIn,
  "article.share": isSignedIn,
  "article.react": isSignedIn,
  "article-moderation.list": isStaff,
  "article-moderation.decide": author,
  "article-settings.change": author,
};

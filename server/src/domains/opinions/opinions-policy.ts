import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";
import { mayModerate } from "./moderation/moderation-policy.ts";

const author = (actor: Actor | null) => actor !== null && mayModerate(actor);

/**
 * Opinions are read by those who take the course and have given theirs. Staff read them on a
 * separate screen, where admins and assigned instructors moderate them.
 */
export const opinionsPolicy: PolicyTable = {
  "opinion.list": isSignedIn,
  "opinion.follow-pins": isSignedIn,
  "opinion.list-own": isSignedIn,
  "opinion.read": isSignedIn,
  "opinion.comment": isSignedIn,
  "opinion.delete-comment": isSignedIn,
  "opinion.like": isSignedIn,
  "opinion.edit": isSignedIn,
  "opinion.report": isSignedIn,
  "opinion.pins": isSignedIn,
  "moderation.list": isStaff,
  "moderation.read": isStaff,
  "moderation.decide": author,
};

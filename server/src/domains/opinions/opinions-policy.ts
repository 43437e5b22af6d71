import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";
import { mayModerate } from "./moderation/moderation-policy.ts";

const signedIn = (actor: Actor | null) => actor !== null;
const author = (actor: Actor | null) => actor !== null && mayModerate(actor);

/**
 * Opinions are read by those who take the course and have given theirs. Staff read them on a
 * separate screen, where admins and assigned instructors moderate them.
 */
export const opinionsPolicy: PolicyTable = {
  "opinion.list": signedIn,
  "opinion.list-own": signedIn,
  "opinion.read": signedIn,
  "opinion.comment": signedIn,
  "opinion.delete-comment": signedIn,
  "opinion.like": signedIn,
  "opinion.edit": signedIn,
  "opinion.report": signedIn,
  "moderation.list": isStaff,
  "moderation.read": isStaff,
  "moderation.decide": author,
};

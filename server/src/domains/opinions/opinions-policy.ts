import type { Actor, PolicyTable } from "../../platform/http/actor.ts";

const signedIn = (actor: Actor | null) => actor !== null;
const staff = (actor: Actor | null) => actor !== null && actor.role !== "student";
const author = (actor: Actor | null) => actor !== null && mayModerate(actor);

/**
 * Opinions are read by people who take the course and have given theirs. Staff read them on a screen
 * of their own; admins and assigned instructors decide there what mates no longer see.
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
  "moderation.list": staff,
  "moderation.read": staff,
  "moderation.decide": author,
};

/** Whether a person decides about the opinions of courses they work on; viewers only look. */
export function mayModerate(actor: Pick<Actor, "role">): boolean {
  return actor.role === "admin" || actor.role === "instructor";
}

/** What the rules need to know of an opinion or a comment. */
interface Authored {
  userId: number;
  hidden: boolean;
}

/** Whether a person who may read the question's opinions sees this one. */
export function seesOpinion(
  actor: Pick<Actor, "id">,
  opinion: Authored & { published: boolean },
): boolean {
  return opinion.userId === actor.id || (opinion.published && !opinion.hidden);
}

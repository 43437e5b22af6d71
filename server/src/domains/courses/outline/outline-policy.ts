import type { Actor, PolicyTable } from "../../../platform/http/actor.ts";
import { mayAuthor } from "../course-policy.ts";

const staff = (actor: Actor | null) => actor !== null && actor.role !== "student";
const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/** Staff look at the courses they see; admins and assigned instructors change them. */
export const outlinePolicy: PolicyTable = {
  "authoring.list": staff,
  "authoring.outline": staff,
  "authoring.check": staff,
  "authoring.trash": author,
  "authoring.move": author,
  "authoring.duplicate": author,
  "authoring.delete": author,
  "authoring.restore": author,
  "authoring.export": staff,
  "authoring.import": author,
};

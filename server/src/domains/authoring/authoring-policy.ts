import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { mayAuthor, maySeeDrafts } from "../courses/access/course-policy.ts";

const staff = (actor: Actor | null) => actor !== null && maySeeDrafts(actor);
const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/** Staff look at the courses they see; admins and assigned instructors change them. */
export const authoringPolicy: PolicyTable = {
  "course.create": author,
  "course.update": author,
  "course.give-thumbnail": author,
  "module.list": staff,
  "module.create": author,
  "module.update": author,
  "page.list": staff,
  "page.create": author,
  "page.update": author,
  "page-file.read": staff,
  "page-image.upload": author,
  "sections.read": staff,
  "sections.create": author,
  "sections.update": author,
  "sections.upload-files": author,
  "survey.read": staff,
  "survey.create": author,
  "survey.update": author,
  "survey.delete": author,
  "draft.read": author,
  "draft.save": author,
  "draft.discard": author,
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

import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";
import { isStaff } from "../accounts/people/staff-policy.ts";
import { mayAuthor } from "../courses/access/course-policy.ts";

const author = (actor: Actor | null) => actor !== null && mayAuthor(actor);

/** Staff read the courses they see; admins and assigned instructors change them. */
export const authoringPolicy: PolicyTable = {
  "course.create": author,
  "course.update": author,
  "course.give-thumbnail": author,
  "module.list": isStaff,
  "module.create": author,
  "module.update": author,
  "page.list": isStaff,
  "page.create": author,
  "page.update": author,
  "page-file.read": isStaff,
  "page-image.upload": author,
  "media.upload": author,
  "sections.read": isStaff,
  "sections.create": author,
  "sections.update": author,
  "sections.upload-files": author,
  "page-history.read": isStaff,
  "page-history.restore": author,
  "library.search": isStaff,
  "library.take": author,
  "survey.read": isStaff,
  "survey.create": author,
  "survey.update": author,
  "survey.delete": author,
  "draft.read": author,
  "draft.save": author,
  "draft.discard": author,
  "authoring.today": isStaff,
  "authoring.outline": isStaff,
  "authoring.check": isStaff,
  "authoring.trash": author,
  "authoring.move": author,
  "authoring.duplicate": author,
  "authoring.delete": author,
  "authoring.restore": author,
  "authoring.export": isStaff,
  "authoring.import": author,
};

import type { PeopleIssue } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import type { CourseContent } from "../../courses/index.ts";
import { findScope } from "../figures/read-figures.ts";
import type { WhichStudents } from "./list-student-results.ts";
import { peopleOfIssue } from "./people-of-issue.ts";

interface Asked {
  q?: string | undefined;
  show?: WhichStudents["show"];
  groupId: number | undefined;
  issue?: PeopleIssue | undefined;
  sectionId: number | undefined;
}

/**
 * Which students of a course somebody asks for.
 * @throws `not_found` for a group or section of another course, `invalid` for an issue without its section
 */
export async function chooseStudents(
  ctx: Context,
  content: CourseContent,
  { q = "", show, groupId, issue, sectionId }: Asked,
): Promise<WhichStudents> {
  const courseId = content.id;
  const { scope } = await findScope(ctx, { courseId, groupId });
  if ((issue === undefined) !== (sectionId === undefined)) {
    throw invalid({ issue: ["Name the section and what it is about, or neither."] });
  }
  const among =
    issue === undefined || sectionId === undefined
      ? undefined
      : peopleOfIssue({ content, issue, sectionId, scope, now: ctx.clock.now() });
  return { courseId, search: q, groupId, show, among };
}

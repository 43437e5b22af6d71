import type { PeopleIssue } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";
import type { CourseContent } from "../../courses/index.ts";
import { type AskedAudience, findAudience } from "../figures/find-audience.ts";
import type { WhichStudents } from "./list-student-results.ts";
import { peopleOfIssue } from "./people-of-issue.ts";

interface Asked extends AskedAudience {
  q?: string | undefined;
  show?: WhichStudents["show"];
  issue?: PeopleIssue | undefined;
  sectionId: number | undefined;
  studentIds?: readonly number[] | undefined;
}

/**
 * The students of a course that a request selects.
 * @throws as {@link findAudience}, `not_found` for a section of another course, `invalid` for an issue without its section
 */
export async function chooseStudents(
  ctx: Context,
  content: CourseContent,
  { q = "", show, issue, sectionId, studentIds, ...asked }: Asked,
): Promise<WhichStudents> {
  const courseId = content.id;
  const { scope, groupId, joined } = await findAudience(ctx, courseId, asked);
  if ((issue === undefined) !== (sectionId === undefined)) {
    throw invalid({ issue: ["Name the section and what it is about, or neither."] });
  }
  const among =
    issue === undefined || sectionId === undefined
      ? undefined
      : peopleOfIssue({ content, issue, sectionId, scope, joined, now: ctx.clock.now() });
  return { courseId, search: q, groupId, joined, show, among, studentIds };
}

import type { StudentWay } from "@paso/contract";
import { sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import {
  type ContentSection,
  type CourseContent,
  type CourseMemory,
  type CourseRight,
  findEnds,
} from "../../courses/index.ts";
import { findPageStates, listInterventions, stepsView } from "../../learning/index.ts";
import { titleOf } from "../figures/place-of.ts";
import { ensureResults } from "../refresh/ensure-results.ts";
import { describeAnswer } from "./describe-answer.ts";
import { findAnswers } from "./find-answers.ts";
import { findStudentResult } from "./list-student-results.ts";
import { presentStudentResult } from "./present-student-result.ts";

interface StepRow extends Record<string, unknown> {
  sectionId: number;
  finished: boolean;
  at: string;
}

interface Wanted {
  content: CourseContent;
  userId: number;
  /** The caller's rights in the course. */
  mayDo: (right: CourseRight) => boolean;
}

/**
 * What one student did in each section of a course's lessons, without their grade.
 * @throws `not_found` if they do not take the course
 */
export async function readStudentWay(
  ctx: Context,
  memory: CourseMemory,
  { content, userId, mayDo }: Wanted,
): Promise<Omit<StudentWay, "grade">> {
  const courseId = content.id;
  await ensureResults(ctx, courseId);
  const student = await findStudentResult(ctx, { courseId, userId });
  if (!student) throw notFound();
  const pageIds = content.pages.map(({ id }) => id);
  const sectionIds = content.pages.flatMap(({ sections }) => sections.map(({ id }) => id));
  const [{ rows }, given, way, interventions, ends] = await Promise.all([
    ctx.database.execute<StepRow>(sql`
      select t.section_id as "sectionId", t.finished, t.updated_at as at from ${stepsView} t
      where t.user_id = ${userId} and ${isAnyOf(sql`t.page_id`, pageIds)}`),
    findAnswers(ctx, { userIds: [userId], sectionIds }),
    findPageStates(ctx, memory, { userId, courseId }),
    listInterventions(ctx, { userId, courseId }),
    findEnds(ctx, { userId, courseId }),
  ]);
  const steps = new Map(rows.map((step) => [step.sectionId, step]));
  const answers = new Map(given.map((answer) => [answer.sectionId, answer]));
  const local = (instant: Date | null) => instant && formatLocalDate(instant, ctx.site.timeZone);
  const presentStep = (
    section: ContentSection,
  ): StudentWay["pages"][number]["sections"][number] => {
    const step = steps.get(section.id);
    const answer = answers.get(section.id);
    return {
      id: section.id,
      step: section.index + 1,
      title: titleOf(section),
      status: step === undefined ? "untouched" : step.finished ? "finished" : "open",
      at: step ? formatLocalDate(new Date(step.at), ctx.site.timeZone) : null,
      answer: answer ? describeAnswer(section, answer) : null,
    };
  };
  return {
    student: presentStudentResult(student, ctx.site),
    email: student.email,
    pages: content.pages.map(({ id, title, moduleId, sections }) => ({
      id,
      title,
      module_title: content.modulesById.get(moduleId ?? 0)?.title ?? "",
      state: way?.states.get(id) ?? "locked",
      sections: sections.map(presentStep),
    })),
    own_end: local(ends.own),
    usual_end: local(ends.usual),
    time_zone: ctx.site.timeZone,
    may_intervene: mayDo("edit"),
    may_write: mayDo("manage_students"),
    interventions: interventions.map((one) => ({
      id: one.id,
      kind: one.kind,
      page_id: one.pageId,
      section_id: one.sectionId,
      by: one.firstName === null ? null : `${one.firstName} ${one.lastName}`.trim(),
      at: formatLocalDate(one.madeAt, ctx.site.timeZone),
      undoable_until: formatLocalDate(one.undoableUntil, ctx.site.timeZone),
    })),
  };
}

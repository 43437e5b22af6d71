import type { PresentedState } from "@paso/contract";
import { and, eq, gt } from "drizzle-orm";

import { presentations } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { choiceOf, type CourseContent, isOpenToStudents } from "../../courses/index.ts";
import { moduleState } from "../../learning/index.ts";
import { findGroupScope } from "../figures/find-group-scope.ts";
import { askedAt, nextExpiry, type PresentationRow } from "./find-presentation.ts";
import { isTwice } from "./present-presentation.ts";

interface Asked {
  course: CourseContent;
  presenterId: number;
  sectionId: number;
  /** The group whose answers phones show; everyone's by default. */
  groupId: number | undefined;
  state: PresentedState;
  round: 1 | 2;
}

/**
 * Shows a question to the class, or moves it to its next state. Waits for answers that are being stored
 * and blocks later ones: those stored before it closes are counted, those after are refused.
 * @throws `not_found` for a group of another course; `invalid` if it is not a question of choices of the
 *   course, or has no second round; `conflict` if the presentation is over, or a question is opened that
 *   takes no answers
 */
export async function askQuestion(ctx: Context, asked: Asked): Promise<PresentationRow> {
  const { course, presenterId, sectionId, state, round } = asked;
  refuseWhatIsNotAsked(asked);
  const { group } = await findGroupScope(ctx, { courseId: course.id, groupId: asked.groupId });
  if (state === "open") refuseClosed(ctx, asked);
  return withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const isOwn = and(
      eq(presentations.courseId, course.id),
      eq(presentations.presenterId, presenterId),
      gt(presentations.expiresAt, now),
    );
    const [row] = await inner.database.select().from(presentations).where(isOwn).for("update");
    if (!row) throw conflict("presentation_ended", "This presentation has ended. Start it again.");
    const before = askedAt(row, now, (id) => isTwice(course, id));
    const isSame = before?.sectionId === sectionId && before.round === round;
    const opens = state === "open" && !(isSame && before.state === "open");
    const openedAt = opens ? now : isSame ? row.openedAt : null;
    const [changed] = await inner.database
      .update(presentations)
      .set({
        sectionId,
        groupId: group?.id ?? null,
        state,
        round,
        openedAt,
        expiresAt: nextExpiry(now),
      })
      .where(eq(presentations.id, row.id))
      .returning();
    if (!changed) throw new Error("The presentation was not stored.");
    return changed;
  });
}

function refuseWhatIsNotAsked({ course, sectionId, round }: Asked): void {
  const section = course.sectionsById.get(sectionId);
  if (!section || section.moduleId === null || !choiceOf(section.content)) {
    throw invalid({ section_id: ["Choose a question of this course with options."] });
  }
  if (round === 2 && !isTwice(course, sectionId)) {
    throw invalid({ round: ["This question is answered once."] });
  }
}

function refuseClosed({ clock }: Context, { course, sectionId }: Asked): void {
  const now = clock.now();
  if (!isOpenToStudents(course, now)) {
    throw conflict("course_closed", "This course is not open to its students now.");
  }
  const page = course.pagesById.get(course.sectionsById.get(sectionId)?.pageId ?? 0);
  if (page && moduleState(course, page, now) === "ended") {
    throw conflict("module_ended", "This module is closed. It takes no more answers.");
  }
}

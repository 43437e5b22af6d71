import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";

import { recallQuestions, recalls } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { ContentSection, CourseContent } from "../../courses/index.ts";
import { isRight, parseAnswer } from "../../learning/index.ts";

interface AskedQuestion {
  section: ContentSection;
  recallId: number;
}

/** A question of a person's latest recall. Throws `not_found` if it was not asked. */
export async function findAskedQuestion(
  { database }: Context,
  { userId, course, sectionId }: { userId: number; course: CourseContent; sectionId: number },
): Promise<AskedQuestion> {
  const section = course.sectionsById.get(sectionId);
  const [asked] = await database
    .select({ recallId: recalls.id })
    .from(recallQuestions)
    .innerJoin(recalls, eq(recalls.id, recallQuestions.recallId))
    .where(
      and(
        eq(recalls.userId, userId),
        eq(recalls.courseId, course.id),
        eq(recallQuestions.sectionId, sectionId),
        isNotNull(recalls.askedAt),
      ),
    )
    .orderBy(desc(recalls.number))
    .limit(1);
  if (!section || !asked) throw notFound();
  return { section, recallId: asked.recallId };
}

/**
 * Answers a recalled question, once: later answers change nothing.
 * @returns the stored answer. Throws `invalid` on `answer`.
 */
export async function answerRecall(
  { database, clock }: Context,
  { section, recallId }: AskedQuestion,
  raw: string,
): Promise<typeof recallQuestions.$inferSelect> {
  const answer = parseAnswer(section.content, raw);
  const optionIds = "optionIds" in answer ? answer.optionIds : [];
  const isThis = and(
    eq(recallQuestions.recallId, recallId),
    eq(recallQuestions.sectionId, section.id),
  );
  await database
    .update(recallQuestions)
    .set({ optionIds, isRight: isRight(section, optionIds), answeredAt: clock.now() })
    .where(and(isThis, isNull(recallQuestions.answeredAt)));
  const [row] = await database.select().from(recallQuestions).where(isThis);
  if (!row) throw notFound();
  return row;
}

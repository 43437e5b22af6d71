import { and, eq, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import {
  answerMoves,
  answers,
  answerTallies,
  enrolments,
  pageFinishes,
  PEOPLE_OPTION,
  progress,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { ContentSection } from "../../courses/index.ts";
import { findMoves } from "../tallies/follow-moves.ts";
import type { CommittedAnswer } from "./find-page-progress.ts";
import { isSingleChoice } from "./parse-answer.ts";

interface Place {
  userId: number;
  pageId: number;
  section: ContentSection;
}

/** Slots a tally is spread over, so that a class answering at once does not queue on one row. */
export const TALLY_SLOTS = 8;

/** Stores an answer, counts it, and leaves the section showing its result. */
export async function commitAnswer(
  ctx: Context,
  { userId, pageId, section }: Place,
  answer: CommittedAnswer,
): Promise<void> {
  const { content, id: sectionId } = section;
  await insertAnswer(ctx.database).execute({
    userId,
    sectionId,
    optionIds: null,
    text: null,
    ...answer,
    published: content.type === "textarea" && !content.workbookOnly,
    createdAt: ctx.clock.now(),
  });
  await setStatus(ctx, { userId, pageId, section }, "show_something");
  await countAnswer(ctx.database).execute({
    sectionId,
    slot: userId % TALLY_SLOTS,
    counted: [PEOPLE_OPTION, ...("optionIds" in answer ? answer.optionIds : [])],
  });
}

/** Stores the answer of a second round beside the first one, and counts how it moved. */
export async function reviseAnswer(
  ctx: Context,
  { userId, section }: Place,
  { first, answer }: { first: CommittedAnswer; answer: CommittedAnswer },
): Promise<void> {
  if (!("optionIds" in first && "optionIds" in answer)) {
    throw new Error("A second round is answered by choosing.");
  }
  await ctx.database
    .update(answers)
    .set({ optionIds: answer.optionIds, firstOptionIds: first.optionIds })
    .where(and(eq(answers.userId, userId), eq(answers.sectionId, section.id)));
  const moves = findMoves(first.optionIds, answer.optionIds, isSingleChoice(section.content));
  const slot = userId % TALLY_SLOTS;
  await ctx.database
    .insert(answerMoves)
    .values(
      moves.map(([fromOption, toOption]) => {
        return { sectionId: section.id, fromOption, toOption, slot, count: 1 };
      }),
    )
    .onConflictDoUpdate({
      target: [
        answerMoves.sectionId,
        answerMoves.fromOption,
        answerMoves.toOption,
        answerMoves.slot,
      ],
      set: { count: sql`${answerMoves.count} + 1` },
    });
}

/** Marks a section as finished. */
export function finishSection(ctx: Context, place: Place): Promise<void> {
  return setStatus(ctx, place, "finished");
}

async function setStatus(
  ctx: Context,
  { userId, pageId, section }: Place,
  status: (typeof progress.$inferSelect)["status"],
): Promise<void> {
  const updatedAt = ctx.clock.now();
  const step = { userId, pageId, sectionId: section.id, status, updatedAt };
  await upsertProgress(ctx.database).execute(step);
}

const { placeholder } = sql;

const insertAnswer = prepareStatement((database) =>
  database
    .insert(answers)
    .values({
      userId: placeholder("userId"),
      sectionId: placeholder("sectionId"),
      optionIds: placeholder("optionIds"),
      text: placeholder("text"),
      published: placeholder("published"),
      createdAt: placeholder("createdAt"),
    })
    .prepare("insert_answer"),
);

const upsertProgress = prepareStatement((database) =>
  database
    .insert(progress)
    .values({
      userId: placeholder("userId"),
      pageId: placeholder("pageId"),
      sectionId: placeholder("sectionId"),
      status: placeholder("status"),
      updatedAt: placeholder("updatedAt"),
    })
    .onConflictDoUpdate({
      target: [progress.userId, progress.pageId, progress.sectionId],
      set: { status: sql`excluded.status`, updatedAt: sql`excluded.updated_at` },
    })
    .prepare("upsert_progress"),
);

const countAnswer = prepareStatement((database) =>
  database
    .insert(answerTallies)
    .select(
      sql`select ${placeholder("sectionId")}::int, option_id, ${placeholder("slot")}::smallint, 1
        from unnest(${placeholder("counted")}::int[]) option_id`,
    )
    .onConflictDoUpdate({
      target: [answerTallies.sectionId, answerTallies.optionId, answerTallies.slot],
      set: { count: sql`${answerTallies.count} + 1` },
    })
    .prepare("count_answer"),
);

/** Records that a page is finished, for good. */
export async function finishPage(
  ctx: Context,
  place: { userId: number; courseId: number; pageId: number },
): Promise<void> {
  await ctx.database
    .insert(pageFinishes)
    .values({ ...place, finishedAt: ctx.clock.now() })
    .onConflictDoNothing();
}

/** Records that a course is finished, for good. */
export async function finishCourse(
  ctx: Context,
  place: { userId: number; courseId: number },
): Promise<void> {
  await ctx.database
    .update(enrolments)
    .set({ finishedAt: ctx.clock.now() })
    .where(and(eq(enrolments.userId, place.userId), eq(enrolments.courseId, place.courseId)));
}

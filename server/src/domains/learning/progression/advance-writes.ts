import { and, eq, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import {
  answerMoves,
  answers,
  answerTallies,
  pageFinishes,
  PEOPLE_OPTION,
  progress,
  WHOLE_COURSE,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { choiceOf, type CommittedAnswer, type ContentSection } from "../../courses/index.ts";
import { findMoves } from "../tallies/follow-moves.ts";
import { TALLY_SLOTS } from "../tallies/tally-slots.ts";
import { answerCommitted } from "./answer-events.ts";

/** A section that a person takes. */
export interface TakenSection {
  userId: number;
  pageId: number;
  section: ContentSection;
  /** The group whose tallies include the person besides the course's; null if the course has one group. */
  groupId: number | null;
}

/**
 * Stores an answer, counts it, and leaves the section showing its result. Emits {@link
 * answerCommitted} inside the transaction.
 */
export async function commitAnswer(
  ctx: Context,
  taken: TakenSection,
  answer: CommittedAnswer,
): Promise<void> {
  const [answerId] = await Promise.all([
    storeAnswer(ctx, taken, { answer, isEarly: false }),
    countAnswer(ctx, taken, answer),
    setStatus(ctx, taken, "show_something"),
  ]);
  await emitAnswer(ctx, taken, { answerId, answer });
}

/** Like {@link commitAnswer}, for a question not reached yet: the person's progress does not change. */
export async function commitEarlyAnswer(
  ctx: Context,
  taken: TakenSection,
  answer: CommittedAnswer,
): Promise<void> {
  const [answerId] = await Promise.all([
    storeAnswer(ctx, taken, { answer, isEarly: true }),
    countAnswer(ctx, taken, answer),
  ]);
  await emitAnswer(ctx, taken, { answerId, answer });
}

/** Returns the answer's id. */
async function storeAnswer(
  ctx: Context,
  { userId, section }: TakenSection,
  { answer, isEarly }: { answer: CommittedAnswer; isEarly: boolean },
): Promise<number> {
  const [inserted] = await insertAnswer(ctx.database).execute({
    userId,
    sectionId: section.id,
    optionIds: null,
    text: null,
    workbookOnly: null,
    ...answer,
    createdAt: ctx.clock.now(),
    early: isEarly,
  });
  if (!inserted) throw new Error("The answer was not stored.");
  return inserted.id;
}

async function countAnswer(
  ctx: Context,
  taken: TakenSection,
  answer: CommittedAnswer,
): Promise<void> {
  const options = [PEOPLE_OPTION, ...("optionIds" in answer ? answer.optionIds : [])];
  const counted = scopesOf(taken).flatMap((scope) => options.map((option) => ({ scope, option })));
  await incrementTallies(ctx.database).execute({
    sectionId: taken.section.id,
    slot: taken.userId % TALLY_SLOTS,
    scopes: counted.map(({ scope }) => scope),
    options: counted.map(({ option }) => option),
  });
}

function emitAnswer(
  ctx: Context,
  { userId, section }: TakenSection,
  { answerId, answer }: { answerId: number; answer: CommittedAnswer },
): Promise<void> {
  return ctx.events.emit(ctx, answerCommitted, { answerId, userId, section, answer });
}

/** Always in the same order, so that concurrent transactions cannot deadlock. */
function scopesOf({ groupId }: TakenSection): number[] {
  return groupId === null ? [WHOLE_COURSE] : [WHOLE_COURSE, groupId];
}

/** Stores a second round's answer next to the first one, and counts the move. */
export async function reviseAnswer(
  ctx: Context,
  taken: TakenSection,
  { first, answer }: { first: CommittedAnswer; answer: CommittedAnswer },
): Promise<void> {
  const { userId, section } = taken;
  if (!("optionIds" in first && "optionIds" in answer)) {
    throw new Error("A second round is answered by choosing.");
  }
  await ctx.database
    .update(answers)
    .set({ optionIds: answer.optionIds, firstOptionIds: first.optionIds })
    .where(and(eq(answers.userId, userId), eq(answers.sectionId, section.id)));
  const isSingle = choiceOf(section.content)?.isSingle ?? false;
  const moves = findMoves(first.optionIds, answer.optionIds, isSingle);
  const slot = userId % TALLY_SLOTS;
  await ctx.database
    .insert(answerMoves)
    .values(
      scopesOf(taken).flatMap((groupId) =>
        moves.map(([fromOption, toOption]) => {
          return { sectionId: section.id, groupId, fromOption, toOption, slot, count: 1 };
        }),
      ),
    )
    .onConflictDoUpdate({
      target: [
        answerMoves.sectionId,
        answerMoves.groupId,
        answerMoves.fromOption,
        answerMoves.toOption,
        answerMoves.slot,
      ],
      set: { count: sql`${answerMoves.count} + 1` },
    });
}

/** Marks a section as finished. */
export function finishSection(ctx: Context, taken: Omit<TakenSection, "groupId">): Promise<void> {
  return setStatus(ctx, taken, "finished");
}

async function setStatus(
  ctx: Context,
  { userId, pageId, section }: Omit<TakenSection, "groupId">,
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
      workbookOnly: placeholder("workbookOnly"),
      createdAt: placeholder("createdAt"),
      early: placeholder("early"),
    })
    .returning({ id: answers.id })
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

const incrementTallies = prepareStatement((database) =>
  database
    .insert(answerTallies)
    .select(
      sql`select ${placeholder("sectionId")}::int, group_id, option_id,
          ${placeholder("slot")}::smallint, 1
        from unnest(${placeholder("scopes")}::int[], ${placeholder("options")}::int[])
          as counted(group_id, option_id)`,
    )
    .onConflictDoUpdate({
      target: [
        answerTallies.sectionId,
        answerTallies.groupId,
        answerTallies.optionId,
        answerTallies.slot,
      ],
      set: { count: sql`${answerTallies.count} + 1` },
    })
    .prepare("count_answer"),
);

/** Records for good that a page is finished. */
export async function finishPage(
  ctx: Context,
  {
    isExcused = false,
    ...page
  }: { userId: number; courseId: number; pageId: number; isExcused?: boolean | undefined },
): Promise<void> {
  await ctx.database
    .insert(pageFinishes)
    .values({ ...page, finishedAt: ctx.clock.now(), excused: isExcused })
    .onConflictDoNothing();
}

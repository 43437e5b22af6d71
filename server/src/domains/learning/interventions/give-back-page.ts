import { and, eq, sql } from "drizzle-orm";

import {
  answers,
  type interventions,
  pageFinishes,
  playbacks,
  progress,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { recordFinishedPage } from "../progression/record-finishes.ts";
import { recountAnswers } from "../tallies/recount-answers.ts";
import { answersRestored } from "./intervention-events.ts";
import type { LockedWish } from "./intervention.ts";

type Intervention = typeof interventions.$inferSelect;

/** Restores what a reset took; sections that the student has taken again since are left alone. */
export async function giveBackPage(
  ctx: Context,
  way: LockedWish,
  { id, kept }: Intervention,
): Promise<void> {
  const { userId, page, pageProgress } = way;
  const free = kept.steps.filter(({ sectionId }) => !pageProgress.steps.has(sectionId));
  if (free.length > 0) {
    await ctx.database
      .insert(progress)
      .values(
        free.map(({ sectionId, status, updatedAt }) => {
          return { userId, pageId: page.id, sectionId, status, updatedAt: new Date(updatedAt) };
        }),
      )
      .onConflictDoNothing();
  }
  await giveBackAnswers(ctx, way, id);
  await giveBackPlaybacks(ctx, way, kept);
  await giveBackFinish(ctx, way, kept);
}

async function giveBackAnswers(
  ctx: Context,
  { userId, course, tallyGroupId }: LockedWish,
  interventionId: number,
): Promise<void> {
  const rows = await ctx.database
    .update(answers)
    .set({ userId, setAsideBy: null })
    .where(
      and(
        eq(answers.setAsideBy, interventionId),
        sql`not exists (
          select from answers anew
          where anew.user_id = ${userId} and anew.section_id = ${answers.sectionId})`,
      ),
    )
    .returning();
  if (rows.length === 0) return;
  await recountAnswers(ctx, { course, userId, groupId: tallyGroupId, answers: rows, people: 1 });
  await ctx.events.emit(ctx, answersRestored, { answerIds: rows.map(({ id }) => id), userId });
}

async function giveBackPlaybacks(
  { database, clock }: Context,
  { userId }: LockedWish,
  { playbacks: watched }: Intervention["kept"],
): Promise<void> {
  if (watched.length === 0) return;
  await database
    .insert(playbacks)
    .values(watched.map((one) => ({ ...one, userId, updatedAt: clock.now() })))
    .onConflictDoNothing();
}

/** Also if this was the last of several resets of the page to be undone. */
async function giveBackFinish(
  ctx: Context,
  { userId, course, page, pageProgress, now }: LockedWish,
  { steps, finish }: Intervention["kept"],
): Promise<void> {
  if (pageProgress.finishedPages.has(page.id)) return;
  const given = new Map(steps.map(({ sectionId, status }) => [sectionId, status]));
  const isFinished = (id: number) =>
    (pageProgress.steps.get(id)?.status ?? given.get(id)) === "finished";
  const isAsBefore = page.sections.every(
    ({ id }) => isFinished(id) || !finish?.sectionIds.includes(id),
  );
  if (!(finish && isAsBefore) && !page.sections.every(({ id }) => isFinished(id))) return;
  const isExcused = finish?.excused;
  await recordFinishedPage(ctx, userId, { course, page, now, isExcused }, pageProgress);
  if (!finish) return;
  await ctx.database
    .update(pageFinishes)
    .set({ finishedAt: new Date(finish.finishedAt) })
    .where(and(eq(pageFinishes.userId, userId), eq(pageFinishes.pageId, page.id)));
}

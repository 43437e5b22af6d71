import { PRESENTATION_HOURS, type PresentedState, QUESTION_MINUTES } from "@paso/contract";
import { and, eq, gt } from "drizzle-orm";

import { presentations } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

export type PresentationRow = typeof presentations.$inferSelect;

/** When a presentation ends by itself if its presenter does nothing after now. */
export function nextExpiry(now: Date): Date {
  return new Date(now.getTime() + PRESENTATION_HOURS * 3_600_000);
}

/** A person's running presentation of a course; null for none. */
export async function findRunning(
  { database, clock }: Context,
  { courseId, presenterId }: { courseId: number; presenterId: number },
): Promise<PresentationRow | null> {
  const [row] = await database
    .select()
    .from(presentations)
    .where(
      and(
        eq(presentations.courseId, courseId),
        eq(presentations.presenterId, presenterId),
        gt(presentations.expiresAt, clock.now()),
      ),
    );
  return row ?? null;
}

/** The question that the class was asked last, in its current state. */
export interface AskedNow {
  sectionId: number;
  state: PresentedState;
  round: 1 | 2;
  /** When it closes by itself; null unless it is open. */
  closesAt: Date | null;
}

/**
 * The question at a point in time: an open question closes by itself, and nothing is shown before a
 * second round.
 * @returns null before the first question
 */
export function askedAt(
  { sectionId, state, round, openedAt }: Omit<PresentationRow, "id" | "code" | "courseId">,
  now: Date,
  hasTwoRounds: (sectionId: number) => boolean,
): AskedNow | null {
  if (sectionId === null || state === null || round === null) return null;
  if (state !== "open" || !openedAt) return { sectionId, state, round, closesAt: null };
  const closesAt = new Date(openedAt.getTime() + QUESTION_MINUTES * 60_000);
  if (now < closesAt) return { sectionId, state, round, closesAt };
  const closed = round === 1 && hasTwoRounds(sectionId) ? "talk" : "shown";
  return { sectionId, state: closed, round, closesAt: null };
}

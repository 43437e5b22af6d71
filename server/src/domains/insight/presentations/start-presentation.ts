import { randomInt } from "node:crypto";

import { and, eq, gt, lt, lte } from "drizzle-orm";

import { presentations } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { findRunning, nextExpiry, type PresentationRow } from "./find-presentation.ts";

/** Milliseconds for which a phone is still told that a presentation is over. */
const REMEMBERED = 24 * 3_600_000;

interface Presenter {
  courseId: number;
  presenterId: number;
}

/** Opens a presentation for phones by a code, or continues this person's running one of the course. */
export function startPresentation(ctx: Context, presenter: Presenter): Promise<PresentationRow> {
  return withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const long = new Date(now.getTime() - REMEMBERED);
    await inner.database.delete(presentations).where(lt(presentations.expiresAt, long));
    for (;;) {
      const running = await goOn(inner, presenter);
      if (running) return running;
      await inner.database
        .delete(presentations)
        .where(and(isOf(presenter), lte(presentations.expiresAt, now)));
      const [started] = await inner.database
        .insert(presentations)
        .values({ ...presenter, code: newCode(), startedAt: now, expiresAt: nextExpiry(now) })
        .onConflictDoNothing()
        .returning();
      if (started) return started;
    }
  });
}

/** Five digits, to be typed from a screen. */
function newCode(): string {
  return String(randomInt(10_000, 100_000));
}

async function goOn(ctx: Context, presenter: Presenter): Promise<PresentationRow | null> {
  const running = await findRunning(ctx, presenter);
  if (!running) return null;
  const expiresAt = nextExpiry(ctx.clock.now());
  const where = eq(presentations.id, running.id);
  const [row] = await ctx.database
    .update(presentations)
    .set({ expiresAt })
    .where(where)
    .returning();
  return row ?? null;
}

/** Ends a person's presentation of a course; a no-op if it is over. */
export async function endPresentation(
  { database, clock }: Context,
  presenter: Presenter,
): Promise<void> {
  const now = clock.now();
  await database
    .update(presentations)
    .set({ expiresAt: now })
    .where(and(isOf(presenter), gt(presentations.expiresAt, now)));
}

function isOf({ courseId, presenterId }: Presenter) {
  return and(eq(presentations.courseId, courseId), eq(presentations.presenterId, presenterId));
}

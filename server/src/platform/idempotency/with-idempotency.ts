import { and, eq, inArray, lte, sql } from "drizzle-orm";

import { repeatableCalls } from "../../database/tables/platform-tables.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../errors/domain-error.ts";

/** A call that may come twice: after a lost answer, or by an impatient second click. */
export interface IdempotentCall {
  userId: number;
  /** The same in every repetition. */
  key: string;
  /** Of what is asked. */
  fingerprint: string;
}

/** Milliseconds for which answers are kept. */
const KEPT = 24 * 60 * 60 * 1000;
/** Expired answers that one call clears away. */
const CLEARED = 100;

/**
 * Runs what a call asks for once, however often it comes: whoever repeats it within a day gets the
 * first one's answer, and one that comes meanwhile waits for it. The answer is written in the
 * transaction that does the work, so there is never one without the other; a refusal leaves nothing.
 * @throws `invalid` when the key came with something else before
 */
export function withIdempotency<Answer>(
  ctx: Context,
  call: IdempotentCall | null,
  run: (ctx: Context) => Promise<Answer>,
): Promise<Answer> {
  if (!call) return run(ctx);
  return withTransaction(ctx, async (inner) => {
    await clearExpired(inner);
    if (!(await claim(inner, call))) return (await recall(inner, call)) as Answer;
    const answer = await run(inner);
    await inner.database.update(repeatableCalls).set({ answer }).where(isCall(call));
    return answer;
  });
}

/** Whether this call is the first; waits for a first one that is under way. */
async function claim({ database, clock }: Context, call: IdempotentCall): Promise<boolean> {
  const expiresAt = new Date(clock.now().getTime() + KEPT);
  const claimed = await database
    .insert(repeatableCalls)
    .values({ ...call, expiresAt })
    .onConflictDoUpdate({
      target: [repeatableCalls.userId, repeatableCalls.key],
      set: { fingerprint: call.fingerprint, answer: null, expiresAt },
      setWhere: lte(repeatableCalls.expiresAt, clock.now()),
    })
    .returning({ key: repeatableCalls.key });
  return claimed.length > 0;
}

async function recall({ database }: Context, call: IdempotentCall): Promise<unknown> {
  const [first] = await database.select().from(repeatableCalls).where(isCall(call));
  if (first?.fingerprint === call.fingerprint) return first.answer;
  throw new DomainError(
    "invalid",
    "key_used",
    "This Idempotency-Key came with another request before.",
  );
}

function isCall({ userId, key }: IdempotentCall) {
  return and(eq(repeatableCalls.userId, userId), eq(repeatableCalls.key, key));
}

/** A few at a time, and none that another call clears already: nobody waits for it. */
async function clearExpired({ database, clock }: Context): Promise<void> {
  const names = sql`(${repeatableCalls.userId}, ${repeatableCalls.key})`;
  const expired = database
    .select({ userId: repeatableCalls.userId, key: repeatableCalls.key })
    .from(repeatableCalls)
    .where(lte(repeatableCalls.expiresAt, clock.now()))
    .limit(CLEARED)
    .for("update", { skipLocked: true });
  await database.delete(repeatableCalls).where(inArray(names, expired));
}

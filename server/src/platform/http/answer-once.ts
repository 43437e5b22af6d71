import { createHash } from "node:crypto";

import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";

import { repeatableCalls } from "../../database/tables/platform-tables.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../context.ts";
import { ApiError, invalid } from "./api-error.ts";

/** A call that may come twice: after a lost answer, or by an impatient second click. */
export interface RepeatableCall {
  userId: number;
  /** The same in every repetition. */
  key: string;
  /** Of what is asked. */
  fingerprint: string;
}

const HEADER = "idempotency-key";
/** Milliseconds for which answers are kept. */
const KEPT = 24 * 60 * 60 * 1000;
/** Expired answers that one call clears away. */
const CLEARED = 100;

/**
 * The call that a request's `Idempotency-Key` makes repeatable; null without that header.
 * @param content what is asked beside the address: the body, or a hash of what was uploaded
 * @throws 422 when the key is no name of 1 to 100 plain characters
 */
export function repeatableCall(request: FastifyRequest, content: unknown): RepeatableCall | null {
  const key = request.headers[HEADER];
  if (key === undefined || !request.actor) return null;
  if (typeof key !== "string" || !/^[\x21-\x7e]{1,100}$/.test(key)) {
    throw invalid({ [HEADER]: ["This value is not valid."] });
  }
  const asked = JSON.stringify([request.method, request.url, content], inOneOrder);
  const fingerprint = createHash("sha256").update(asked).digest("base64url");
  return { userId: request.actor.id, key, fingerprint };
}

/** The order of an object's fields says nothing. */
function inOneOrder(_: string, value: unknown): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Runs what a call asks for once, however often it comes: whoever repeats it within a day gets the
 * first one's answer, and one that comes meanwhile waits for it. The answer is written in the
 * transaction that does the work, so there is never one without the other; a refusal leaves nothing.
 * @throws 422 when the key came with something else before
 */
export function answerOnce<Answer>(
  ctx: Context,
  call: RepeatableCall | null,
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
async function claim({ database, clock }: Context, call: RepeatableCall): Promise<boolean> {
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

async function recall({ database }: Context, call: RepeatableCall): Promise<unknown> {
  const [first] = await database.select().from(repeatableCalls).where(isCall(call));
  if (first?.fingerprint === call.fingerprint) return first.answer;
  throw new ApiError(422, "key_used", "This Idempotency-Key came with another request before.");
}

function isCall({ userId, key }: RepeatableCall) {
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

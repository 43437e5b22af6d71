import { and, eq } from "drizzle-orm";

import { idempotencyKeys } from "../../database/tables/platform-tables.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../context.ts";
import { DomainError } from "../errors/domain-error.ts";
import { surelyPast } from "../wrong-clock.ts";

/** A call that may be sent twice: after a lost response, or by a double click. */
export interface IdempotentCall {
  userId: number;
  /** Identical in every repeat. */
  key: string;
  /** SHA-256 of the request. */
  fingerprint: string;
}

/** Milliseconds for which responses are stored. */
const KEPT = 24 * 60 * 60 * 1000;

/**
 * Runs a call at most once, however often it is sent: a repeat within a day gets the first one's
 * response, and a concurrent one waits for it. The response is stored in the transaction that does
 * the work, so there is never one without the other; a refusal stores nothing.
 * @throws `invalid` when the key was used for a different request
 */
export function withIdempotency<Result>(
  ctx: Context,
  call: IdempotentCall | null,
  run: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  if (!call) return run(ctx);
  return withTransaction(ctx, async (inner) => {
    if (!(await claim(inner, call))) return (await recall(inner, call)) as Result;
    const response = await run(inner);
    await inner.database.update(idempotencyKeys).set({ response }).where(isCall(call));
    return response;
  });
}

/** Whether this call is the first; waits for a first one in flight. */
async function claim({ database, clock }: Context, call: IdempotentCall): Promise<boolean> {
  const expiresAt = new Date(clock.now().getTime() + KEPT);
  const claimed = await database
    .insert(idempotencyKeys)
    .values({ ...call, expiresAt })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: { fingerprint: call.fingerprint, response: null, expiresAt },
      setWhere: surelyPast(clock, idempotencyKeys.expiresAt),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

async function recall({ database }: Context, call: IdempotentCall): Promise<unknown> {
  const [first] = await database.select().from(idempotencyKeys).where(isCall(call));
  if (first?.fingerprint === call.fingerprint) return first.response;
  throw new DomainError(
    "invalid",
    "key_used",
    "This Idempotency-Key came with another request before.",
  );
}

function isCall({ userId, key }: IdempotentCall) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}

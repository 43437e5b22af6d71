import { eq, sql } from "drizzle-orm";

import { webhooks } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, everyMinute } from "../../../platform/jobs/job.ts";
import { fetchOutside } from "../../../platform/outgoing/fetch-outside.ts";
import { findOutgoingError } from "../../../platform/outgoing/outgoing-error.ts";
import { isGone } from "../../../platform/outgoing/response-outcome.ts";
import { openWebhookKey } from "../hooks/webhook-secret.ts";
import { type ClaimedDelivery, claimDelivery, settleDelivery } from "./claim-delivery.ts";
import { isHopeless, retryTime } from "./retry-time.ts";
import { signDelivery, writeDelivery } from "./sign-delivery.ts";

/** Milliseconds after which a run makes room for other jobs; another goes on with the rest. */
const RUN = 5_000;
/** Deliveries under way at a time. */
const SENDERS = 4;
/** Milliseconds for a server to answer. */
const TIMEOUT = 10_000;
/** Most bytes of a response. */
const MOST_BYTES = 65_536;
/** Characters of it that the log shows. */
const SHOWN = 500;

/** Runs when something is to be delivered, and every minute for what is to be tried again. */
export const sendDueDeliveriesJob = defineJob<Context>({
  name: "webhooks.send-due-deliveries",
  schedule: everyMinute,
  run: (ctx) => sendDueDeliveries(ctx),
});

/**
 * Delivers what is due, several at once, until nothing is left or the run has lasted long enough.
 * @param networks private networks that may be called; none but in tests
 */
export async function sendDueDeliveries(
  ctx: Context,
  { networks = [] }: { networks?: readonly string[] } = {},
): Promise<void> {
  const endsAt = performance.now() + RUN;
  let isLeft = true;
  const sendOneAfterTheOther = async () => {
    while (isLeft && performance.now() < endsAt) {
      const claimed = await claimDelivery(ctx);
      if (claimed) await attempt(ctx, claimed, networks);
      else isLeft = false;
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sendOneAfterTheOther));
  if (isLeft) await enqueueJob(ctx, sendDueDeliveriesJob, undefined);
}

interface Outcome {
  /** Null where there was no response. */
  status: number | null;
  words: string;
  isDelivered: boolean;
  /** Whether the address is no more. */
  isRefusedForGood: boolean;
}

/** There was no response, for this reason. */
const unanswered = (words: string): Outcome => ({
  status: null,
  words,
  isDelivered: false,
  isRefusedForGood: false,
});

/** Delivers once and stores what came of it. */
async function attempt(
  ctx: Context,
  claimed: ClaimedDelivery,
  networks: readonly string[],
): Promise<void> {
  const { delivery, webhook } = claimed;
  const { status, words, isDelivered, isRefusedForGood } = await post(ctx, claimed, networks);
  const attemptedAt = ctx.clock.now();
  const attempts = delivery.attempts + 1;
  const tried = {
    attempts,
    attemptedAt,
    status,
    words: words.replaceAll("\0", "").slice(0, SHOWN),
  };
  const tryAt = retryTime(attemptedAt, attempts);
  const isOver = isRefusedForGood || tryAt > delivery.giveUpAt;
  await withTransaction(ctx, async (inner) => {
    const isOurs = await settleDelivery(inner, claimed, {
      ...tried,
      state: isDelivered ? "delivered" : isOver ? "failed" : "waiting",
      tryAt: isDelivered || isOver ? null : tryAt,
    });
    if (!isOurs) return;
    const failingSince = isDelivered ? null : (webhook.failingSince ?? attemptedAt);
    const isOff = failingSince !== null && isOver && isHopeless(failingSince, attemptedAt);
    const because = isRefusedForGood ? "gone" : isOff ? "failing" : null;
    await inner.database
      .update(webhooks)
      .set({
        failingSince: isDelivered
          ? null
          : sql`coalesce(${webhooks.failingSince}, ${attemptedAt.toISOString()}::timestamptz)`,
        ...(because && { isEnabled: false, turnedOffBecause: because }),
      })
      .where(eq(webhooks.id, webhook.id));
  });
}

async function post(
  ctx: Context,
  { delivery, webhook }: ClaimedDelivery,
  networks: readonly string[],
): Promise<Outcome> {
  const key = openWebhookKey(ctx, webhook.sealedSecret);
  if (!key) return unanswered("The site's keys do not open its secret any more.");
  const body = writeDelivery(delivery);
  const { messageId } = delivery;
  try {
    const response = await fetchOutside(new URL(webhook.url), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Paso webhooks",
        ...signDelivery(key, { messageId, body, at: ctx.clock.now() }),
      },
      body,
      networks,
      limit: MOST_BYTES,
      timeout: TIMEOUT,
    });
    return {
      status: response.status,
      words: await response.text(),
      isDelivered: response.ok,
      isRefusedForGood: isGone(response),
    };
  } catch (error) {
    const refusal = findOutgoingError(error);
    if (!refusal) throw error;
    return unanswered(refusal.message);
  }
}

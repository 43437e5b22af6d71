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

/** Milliseconds after which a run yields to other jobs; another run does the rest. */
const RUN = 5_000;
/** Concurrent deliveries. */
const SENDERS = 4;
/** Response timeout in milliseconds. */
const TIMEOUT = 10_000;
/** Maximum bytes of a response. */
const MOST_BYTES = 65_536;
/** Characters of the response shown in the log. */
const SHOWN = 500;

/** Runs when there is something to deliver, and every minute for retries. */
export const sendDueDeliveriesJob = defineJob<Context>({
  name: "webhooks.send-due-deliveries",
  schedule: everyMinute,
  run: (ctx) => sendDueDeliveries(ctx),
});

/**
 * Sends due deliveries concurrently, until none is left or the run's time is up.
 * @param networks private networks that may be called; only used in tests
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
  /** Null without a response. */
  status: number | null;
  words: string;
  isDelivered: boolean;
  /** Whether the URL is permanently gone. */
  isRefusedForGood: boolean;
}

/** No response, and why. */
const unanswered = (words: string): Outcome => ({
  status: null,
  words,
  isDelivered: false,
  isRefusedForGood: false,
});

/** Attempts a delivery once and stores the result. */
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
  if (!key) return unanswered("The site’s keys do not open its secret any more.");
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

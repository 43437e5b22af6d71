import { type UnsubscribeTopic, unsubscribeTopic } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { openTokenSigner, readSignedToken } from "../../../platform/signed-token.ts";

const PURPOSE = "unsubscribe";

/** The person and mails that a link unsubscribes. */
export interface Unsubscription {
  userId: number;
  topic: UnsubscribeTopic;
}

/** Creates URLs that turn mails off without signing in. */
export async function openUnsubscribeUrls(
  ctx: Context,
): Promise<(unsubscription: Unsubscription) => string> {
  const sign = await openTokenSigner(ctx, PURPOSE);
  return ({ userId, topic }) => `${ctx.site.url}/unsubscribe/${sign(`${userId}-${topic}`)}`;
}

/**
 * Verifies and reads the token of such a URL.
 * @throws `not_found` if it was not issued here
 */
export async function readUnsubscribeToken(ctx: Context, token: string): Promise<Unsubscription> {
  const payload = await readSignedToken(ctx, PURPOSE, token);
  const [, userId, name] = /^(\d+)-([a-z-]+)$/.exec(payload ?? "") ?? [];
  const topic = unsubscribeTopic.safeParse(name);
  if (userId === undefined || !topic.success) throw notFound();
  return { userId: Number(userId), topic: topic.data };
}

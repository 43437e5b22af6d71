import { type UnsubscribeTopic, unsubscribeTopic } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { openTokenSigner, readSignedToken } from "../../../platform/signed-token.ts";

const PURPOSE = "unsubscribe";

/** Whose mails about what a link turns off. */
export interface Unsubscription {
  userId: number;
  topic: UnsubscribeTopic;
}

/** Makes the addresses by which mails are turned off without signing in. */
export async function openUnsubscribeUrls(
  ctx: Context,
): Promise<(unsubscription: Unsubscription) => string> {
  const sign = await openTokenSigner(ctx, PURPOSE);
  return ({ userId, topic }) => `${ctx.site.url}/unsubscribe/${sign(`${userId}-${topic}`)}`;
}

/**
 * Reads what such an address turns off.
 * @throws `not_found` where it was not made here
 */
export async function readUnsubscribeToken(ctx: Context, token: string): Promise<Unsubscription> {
  const payload = await readSignedToken(ctx, PURPOSE, token);
  const [, userId, name] = /^(\d+)-([a-z-]+)$/.exec(payload ?? "") ?? [];
  const topic = unsubscribeTopic.safeParse(name);
  if (userId === undefined || !topic.success) throw notFound();
  return { userId: Number(userId), topic: topic.data };
}

import { api, pathOf } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { readSignedToken, signToken } from "../../../platform/signed-token.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import { findExport } from "./find-export.ts";

const PURPOSE = "data-export";
/** Seconds for which a link works. */
const LINK_LIFE = 300;

/**
 * A signed download URL of a person's copy.
 * @throws `not_found` until it is ready
 */
export async function openExport(ctx: Context, userId: number): Promise<string> {
  const found = await findExport(ctx, userId);
  if (found?.state !== "ready") throw notFound();
  const until = Math.floor(ctx.clock.now().getTime() / 1000) + LINK_LIFE;
  const token = await signToken(ctx, PURPOSE, `${userId}-${until}`);
  return pathOf(api.downloadDataExport.path, { token });
}

/**
 * The copy a link leads to, for its owner only.
 * @throws `not_found` for anyone else, and for an expired link
 */
export async function findLinkedExport(
  ctx: Context,
  { userId, token }: { userId: number; token: string },
): Promise<SentFile> {
  const payload = await readSignedToken(ctx, PURPOSE, token);
  const [owner, until] = (payload ?? "").split("-").map(Number);
  const isValid = owner === userId && (until ?? 0) * 1000 > ctx.clock.now().getTime();
  const found = isValid ? await findExport(ctx, userId) : null;
  if (!found || found.size === null) throw notFound();
  const { storageKey, size, requestedAt } = found;
  const name = `paso-${requestedAt.toISOString().slice(0, 10)}.zip`;
  return { storageKey, size, name, mediaType: "application/zip" };
}

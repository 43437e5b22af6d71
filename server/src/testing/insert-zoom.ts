import { liveCredentials } from "../database/tables/index.ts";
import { sealLiveSecret } from "../domains/live/credentials/credentials-secret.ts";
import type { Context } from "../platform/context.ts";
import type { StandInServer } from "./live-stand-ins/stand-in-server.ts";
import type { ZoomState } from "./live-stand-ins/zoom-state.ts";

/** Lets all classes be held at a Zoom stand-in. */
export async function insertZoom(
  ctx: Context,
  { url, state }: StandInServer & { state: ZoomState },
): Promise<void> {
  ctx.site.zoomUrl = url;
  ctx.site.providerNetworks = ["127.0.0.0/8"];
  const { accountId, clientId, clientSecret, host } = state.account;
  const owner = { courseId: null, kind: "zoom" as const };
  const values = {
    ...owner,
    settings: { kind: "zoom" as const, accountId, clientId, host },
    secret: sealLiveSecret(ctx, owner, clientSecret),
    changedAt: ctx.clock.now(),
  };
  await ctx.database.delete(liveCredentials);
  await ctx.database.insert(liveCredentials).values(values);
}

import { api, type BadgeKeys } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { route } from "../../../platform/http/route.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { authenticatedRecently, signedIn } from "../../accounts/index.ts";
import { listBadgeKeys, rotateBadgeKey } from "./badge-keys.ts";
import { issuerId, keyAddress } from "./issuer.ts";

/** The keys that badges are signed with, for administrators. */
export function badgeKeyRoutes(app: FastifyInstance): void {
  route(app, api.readBadgeKeys, {
    action: "badge-key.read",
    handle: ({ ctx }) => presentKeys(ctx),
  });

  route(app, api.rotateBadgeKey, {
    action: "badge-key.rotate",
    load: authenticatedRecently,
    handle: async ({ ctx, actor }) => {
      await rotateBadgeKey(ctx, signedIn(actor).id);
      return presentKeys(ctx);
    },
  });
}

async function presentKeys(ctx: Context): Promise<BadgeKeys> {
  const { url, timeZone } = ctx.site;
  const keys = await listBadgeKeys(ctx);
  return {
    issuer: issuerId(url),
    can_sign: ctx.secrets.hasKey,
    keys: keys.map(({ id, createdAt }, index) => ({
      id,
      address: keyAddress(url, id),
      created_at: formatLocalDate(createdAt, timeZone),
      is_current: index === 0,
    })),
  };
}

import { api, type BadgeStatus } from "@paso/contract";
import type { FastifyInstance, FastifyReply } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { countNetworkAttempt } from "../../../platform/rate-limit.ts";
import { findBadgeKey, listBadgeKeys } from "./badge-keys.ts";
import { badgePicture } from "./badge-pictures.ts";
import { type Badge, findBadgeByNumber } from "./find-badge.ts";
import { issuerId, publicKeyOf } from "./issuer.ts";
import { presentIssuer } from "./present-issuer.ts";

/** Per network: enough for a verifier of many badges, too few for a machine that guesses numbers. */
const LIMIT = { key: "verify-badge", attempts: 240, seconds: 600 };
/** Not translated, as programs read it. */
const REPLACED = "It was issued again with another number.";
/** Seconds. */
const DAY = 86_400;

/** For programs that verify badges, from whatever origin they are served. */
export function publicBadgeRoutes(app: FastifyInstance): void {
  route(app, api.readIssuerDocument, {
    action: "public.badge-keys",
    handle: async ({ ctx, reply }) => {
      openToAll(reply);
      return presentIssuer(ctx.site.url, await listBadgeKeys(ctx));
    },
  });

  route(app, api.readPublicKeys, {
    action: "public.badge-keys",
    handle: async ({ ctx, reply }) => {
      openToAll(reply);
      const keys = await listBadgeKeys(ctx);
      return { keys: keys.map((key) => publicKeyOf(ctx.site.url, key)) };
    },
  });

  route(app, api.readPublicKey, {
    action: "public.badge-keys",
    load: ({ ctx, params }) => findBadgeKey(ctx, params.keyId),
    handle: async ({ ctx, subject, reply }) => {
      openToAll(reply);
      return publicKeyOf(ctx.site.url, subject);
    },
  });

  route(app, api.readBadgeStatus, {
    action: "public.badge",
    handle: async ({ ctx, params, request, reply }) => {
      await countNetworkAttempt(ctx, request.ip, LIMIT);
      openToAll(reply);
      return presentStatus(ctx.site.url, await findBadgeByNumber(ctx, params.number));
    },
  });

  route(app, api.readBadgeImage, {
    action: "public.badge",
    handle: async ({ ctx, params, request, reply }) => {
      await countNetworkAttempt(ctx, request.ip, LIMIT);
      const { facts } = await findBadgeByNumber(ctx, params.number);
      const { accent, siteName, courseTitle: title } = facts;
      const { png } = await badgePicture({ accent, siteName, title });
      openToAll(reply);
      return reply
        .header("cache-control", `public, max-age=${DAY}`)
        .header("x-content-type-options", "nosniff")
        .type("image/png")
        .send(Buffer.from(png));
    },
  });
}

/** A list of this badge only: one of all badges would give away the numbers of others. */
function presentStatus(
  siteUrl: string,
  { number, replaced, revokedAt, revokeReason }: Badge,
): BadgeStatus {
  const reason = revokedAt ? revokeReason : REPLACED;
  const revoked = {
    id: `${siteUrl}/verify/${number}`,
    revoked: true as const,
    ...(reason && { revocationReason: reason }),
  };
  return {
    id: `${siteUrl}/api/badges/status/${number}`,
    issuer: issuerId(siteUrl),
    revokedCredential: revokedAt || replaced ? [revoked] : [],
  };
}

/** Scripts of other sites may verify, too; search engines must not index it. */
function openToAll(reply: FastifyReply): void {
  void reply
    .header("access-control-allow-origin", "*")
    .header("cross-origin-resource-policy", "cross-origin")
    .header("x-robots-tag", "noindex");
}

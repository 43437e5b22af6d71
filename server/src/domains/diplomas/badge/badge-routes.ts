import { api, type BadgeFormat } from "@paso/contract";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance, FastifyReply } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { FILE_POLICY } from "../../../platform/http/send-file.ts";
import { signedIn } from "../../accounts/index.ts";
import { cleanFileName } from "../../files/index.ts";
import { badgePicture } from "./badge-pictures.ts";
import { bakePng } from "./bake-png.ts";
import { bakeSvg } from "./bake-svg.ts";
import { type Badge, findOwnBadge } from "./find-badge.ts";
import { signBadge } from "./sign-badge.ts";

const MEDIA_TYPES: Record<BadgeFormat, string> = {
  png: "image/png",
  svg: "image/svg+xml",
  // As the specification requires.
  jwt: "text/plain; charset=utf-8",
};

/** A person's own diplomas as badges. */
export function badgeRoutes(app: FastifyInstance): void {
  route(app, api.readBadge, {
    action: "diploma.own",
    load: ({ ctx, actor, params }) => findOwnBadge(ctx, signedIn(actor), params.diplomaId),
    handle: async ({ ctx, subject: badge, params, reply }) => {
      const credential = await signBadge(ctx, badge);
      const name = cleanFileName(`${badge.facts.courseTitle}.${params.badgeFormat}`);
      return asDownload(reply, name)
        .type(MEDIA_TYPES[params.badgeFormat])
        .send(await contentOf(params.badgeFormat, badge, credential));
    },
  });
}

async function contentOf(
  format: BadgeFormat,
  { facts: { accent, siteName, courseTitle } }: Badge,
  credential: string,
): Promise<string | Buffer> {
  if (format === "jwt") return credential;
  const { svg, png } = await badgePicture({ accent, siteName, title: courseTitle });
  return format === "svg" ? bakeSvg(svg, credential) : bakePng(png, credential);
}

/** Never rendered as one of our pages; its content changes with a reissue or another key. */
function asDownload(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .header("cache-control", "private, no-cache")
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", FILE_POLICY)
    .header("content-disposition", contentDisposition(name));
}

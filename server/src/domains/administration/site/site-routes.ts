import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { uploadScope, withReceivedFile } from "../../../platform/http/receive-files.ts";
import { route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { loadAccentShades } from "../../../platform/look/load-accent-shades.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { signedIn } from "../../accounts/index.ts";
import { changeLogo, removeLogo } from "./change-logo.ts";
import { changeSite } from "./change-site.ts";
import { findLogo } from "./find-logo.ts";
import { presentSite } from "./present-site.ts";

/** The site's settings. */
export function siteRoutes(app: FastifyInstance): void {
  route(app, api.readSite, {
    action: "site.read",
    handle: async ({ ctx }) => {
      // Another process may have just changed them.
      await loadSite(ctx);
      return presentSite(ctx);
    },
  });

  route(app, api.changeSite, {
    action: "site.change",
    waits: true,
    handle: async ({ ctx, actor, body }) => {
      await changeSite(ctx, { actorId: signedIn(actor).id, values: body });
      return presentSite(ctx);
    },
  });

  route(app, api.checkAccent, {
    action: "site.change",
    handle: async ({ query: { colour } }) => {
      const { accentContrast, accentShades, LEAST_CONTRAST, nearestAccent } =
        await loadAccentShades();
      const nearest = nearestAccent(colour);
      const { light, dark } = accentShades(nearest);
      return {
        contrast: accentContrast(colour),
        needed: LEAST_CONTRAST,
        nearest,
        light: { accent: light.accent, on: light.on, soft: light.soft },
        dark: { accent: dark.accent, on: dark.on, soft: dark.soft },
      };
    },
  });

  logoRoutes(app);
}

function logoRoutes(app: FastifyInstance): void {
  route(app, api.readLogo, {
    action: "public.logo",
    handle: async ({ ctx, params, request, reply }) => {
      // Mail clients embed it from other origins.
      void reply.header("cross-origin-resource-policy", "cross-origin");
      return sendFile(request, reply, ctx.storage, await findLogo(ctx, params.logo));
    },
  });

  route(app, api.removeLogo, {
    action: "site.change",
    handle: async ({ ctx, actor }) => {
      await removeLogo(ctx, signedIn(actor).id);
      return presentSite(ctx);
    },
  });

  uploadScope(app, (uploads) => {
    route(uploads, api.uploadLogo, {
      action: "site.change",
      waits: true,
      handle: async ({ ctx, actor, request }) => {
        const fileSize = ctx.site.fileLimits.picture;
        await withReceivedFile(request, { key: "image", fileSize }, async (image) => {
          const bytes = await image.read();
          await changeLogo(ctx, {
            actorId: signedIn(actor).id,
            image: { name: image.name, bytes },
          });
        });
        return presentSite(ctx);
      },
    });
  });
}

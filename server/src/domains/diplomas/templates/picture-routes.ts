import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { uploadScope, withReceivedFile } from "../../../platform/http/receive-files.ts";
import { route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { findPicture, storePicture } from "./store-picture.ts";

/** Pictures of designs, for everyone who may edit designs. */
export function pictureRoutes(app: FastifyInstance): void {
  route(app, api.readDiplomaPicture, {
    action: "diploma-picture.read",
    handle: async ({ ctx, params, request, reply }) =>
      sendFile(request, reply, ctx.storage, await findPicture(ctx, params.picture)),
  });

  uploadScope(app, (uploads) => {
    route(uploads, api.uploadDiplomaPicture, {
      action: "diploma-picture.upload",
      waits: true,
      handle: async ({ ctx, params: { kind }, request }) => {
        const fileSize = ctx.site.fileLimits.picture;
        const picture = await withReceivedFile(
          request,
          { key: "image", fileSize },
          async (image) => {
            const bytes = await image.read();
            return storePicture(ctx, { kind, image: { name: image.name, bytes } });
          },
        );
        return { picture };
      },
    });
  });
}

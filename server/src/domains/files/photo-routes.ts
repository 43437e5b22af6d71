import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { uploadScope, withReceivedFile } from "../../platform/http/receive-files.ts";
import { route } from "../../platform/http/route.ts";
import { sendFile } from "../../platform/http/send-file.ts";
import { signedIn } from "../accounts/index.ts";
import { changePhoto } from "./change-photo.ts";
import { findPhoto } from "./find-photo.ts";
import { removePhoto } from "./remove-photo.ts";

/** People's pictures: uploading one's own, and showing all. */
export function photoRoutes(app: FastifyInstance): void {
  route(app, api.readPhoto, {
    action: "photo.read",
    handle: async ({ ctx, params, request, reply }) =>
      sendFile(request, reply, ctx.storage, await findPhoto(ctx, params.photo)),
  });

  route(app, api.removePhoto, {
    action: "photo.change",
    handle: async ({ ctx, actor }) => {
      await removePhoto(ctx, signedIn(actor).id);
      return { avatar: null };
    },
  });

  uploadScope(app, (uploads) => {
    route(uploads, api.uploadPhoto, {
      action: "photo.change",
      waits: true,
      handle: async ({ ctx, actor, request }) => {
        const fileSize = ctx.site.fileLimits.picture;
        const avatar = await withReceivedFile(request, { key: "image", fileSize }, async (image) =>
          changePhoto(ctx, { userId: signedIn(actor).id, image: await image.read() }),
        );
        return { avatar };
      },
    });
  });
}

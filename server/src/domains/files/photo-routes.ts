import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { invalid } from "../../platform/errors/domain-error.ts";
import { uploadScope, withReceivedFiles } from "../../platform/http/receive-files.ts";
import { route } from "../../platform/http/route.ts";
import { sendFile } from "../../platform/http/send-file.ts";
import { signedIn } from "../accounts/index.ts";
import { changePhoto } from "./change-photo.ts";
import { findPhoto } from "./find-photo.ts";
import { removePhoto } from "./remove-photo.ts";

/** The pictures of people: putting in one's own, and showing all. */
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
        const limits = { fileSize: ctx.site.fileLimits.picture, files: 1 };
        const avatar = await withReceivedFiles(request, limits, async ([image]) => {
          if (image?.key !== "image") throw invalid({ image: ["This field is required."] });
          return changePhoto(ctx, { userId: signedIn(actor).id, image: await image.read() });
        });
        return { avatar };
      },
    });
  });
}

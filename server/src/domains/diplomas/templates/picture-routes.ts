import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { invalid } from "../../../platform/errors/domain-error.ts";
import { uploadScope, withReceivedFiles } from "../../../platform/http/receive-files.ts";
import { route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { findPicture, storePicture } from "./store-picture.ts";

/** Pictures of designs, for everyone who may design. */
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
        const limits = { fileSize: ctx.site.fileLimits.picture, files: 1 };
        const picture = await withReceivedFiles(request, limits, async ([image]) => {
          if (image?.key !== "image") throw invalid({ image: ["This field is required."] });
          const bytes = await image.read();
          return storePicture(ctx, { kind, image: { name: image.name, bytes } });
        });
        return { picture };
      },
    });
  });
}

import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { signedIn } from "../../accounts/index.ts";
import { findOwnPicture } from "./find-own-picture.ts";

/** Pictures of a person's own diplomas. */
export function ownPictureRoutes(app: FastifyInstance): void {
  route(app, api.readOwnDiplomaPicture, {
    action: "diploma.own",
    handle: async ({ ctx, actor, params, request, reply }) => {
      const file = await findOwnPicture(ctx, signedIn(actor), params.diplomaId);
      return sendFile(request, reply, ctx.storage, file);
    },
  });
}

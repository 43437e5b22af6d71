import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { signedIn } from "../../accounts/index.ts";
import { changeShownName, findOwnDiploma } from "./change-shown-name.ts";
import { findOwnDocument } from "./find-own-document.ts";
import { listOwnDiplomas } from "./list-own-diplomas.ts";
import { presentDiploma } from "./present-diploma.ts";

/** A person's own diplomas. */
export function diplomaRoutes(app: FastifyInstance): void {
  route(app, api.listDiplomas, {
    action: "diploma.own",
    handle: async ({ ctx, actor, query }) => {
      const own = await listOwnDiplomas(ctx, signedIn(actor), query.course ?? null);
      const canSign = ctx.secrets.hasKey;
      return { diplomas: own.map((diploma) => presentDiploma(diploma, { canSign })) };
    },
  });

  route(app, api.readDiplomaDocument, {
    action: "diploma.own",
    handle: async ({ ctx, actor, params, request, reply }) => {
      const file = await findOwnDocument(ctx, signedIn(actor), params.diplomaId);
      return sendFile(request, reply, ctx.storage, file);
    },
  });

  route(app, api.changeShownName, {
    action: "diploma.own",
    load: ({ ctx, actor, params }) => findOwnDiploma(ctx, signedIn(actor), params.diplomaId),
    handle: async ({ ctx, subject, body }) => {
      await changeShownName(ctx, subject, body.shown_name);
      return { shown_name: body.shown_name };
    },
  });
}

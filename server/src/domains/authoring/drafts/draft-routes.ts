import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { signedIn } from "../../accounts/index.ts";
import { discardDraft } from "./discard-draft.ts";
import { findDraft } from "./find-draft.ts";
import { saveDraft } from "./save-draft.ts";

/** Maximum size of an unsaved draft, in bytes. */
const DRAFT_LIMIT = 2 * 1024 ** 2;

/** Authors' unsaved work, private to each of them. */
export function draftRoutes(app: FastifyInstance): void {
  route(app, api.readDraft, {
    action: "draft.read",
    handle: async ({ ctx, actor, params }) => {
      const draft = await findDraft(ctx, { userId: signedIn(actor).id, ...params });
      const { timeZone } = ctx.site;
      return {
        draft: draft && { body: draft.body, saved_at: formatLocalDate(draft.savedAt, timeZone) },
      };
    },
  });

  route(app, api.saveDraft, {
    action: "draft.save",
    bodyLimit: DRAFT_LIMIT,
    handle: async ({ ctx, actor, params, body }) => {
      const savedAt = await saveDraft(ctx, { userId: signedIn(actor).id, ...params, ...body });
      return { saved_at: formatLocalDate(savedAt, ctx.site.timeZone) };
    },
  });

  route(app, api.discardDraft, {
    action: "draft.discard",
    handle: async ({ ctx, actor, params }) => {
      await discardDraft(ctx, { userId: signedIn(actor).id, ...params });
      return {};
    },
  });
}

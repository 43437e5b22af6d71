import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { requireRecentAuth, signedIn } from "../../accounts/index.ts";
import { findLinkedExport, openExport } from "./export-link.ts";
import { findExport } from "./find-export.ts";
import { requestExport } from "./request-export.ts";

/** The copy of the user's own data. */
export function dataExportRoutes(app: FastifyInstance): void {
  route(app, api.readDataExport, {
    action: "data-export.read",
    handle: async ({ ctx, actor }) => {
      const { timeZone } = ctx.site;
      const found = await findExport(ctx, signedIn(actor).id);
      return {
        export: found && {
          job_id: found.jobId,
          state: found.state,
          size: found.size,
          requested_at: formatLocalDate(found.requestedAt, timeZone),
          expires_at: formatLocalDate(found.expiresAt, timeZone),
        },
        time_zone: timeZone,
      };
    },
  });

  route(app, api.requestDataExport, {
    action: "data-export.request",
    load: recently,
    handle: async ({ ctx, actor, request: { locale } }) => {
      const jobId = await requestExport(ctx, { userId: signedIn(actor).id, locale });
      return { job_id: jobId };
    },
  });

  route(app, api.openDataExport, {
    action: "data-export.open",
    load: async (call) => {
      await recently(call);
      return openExport(call.ctx, signedIn(call.actor).id);
    },
    handle: async ({ subject: path }) => ({ path }),
  });

  route(app, api.downloadDataExport, {
    action: "data-export.open",
    handle: async ({ ctx, actor, params, request, reply }) => {
      const found = await findLinkedExport(ctx, { userId: signedIn(actor).id, ...params });
      return sendFile(request, reply, ctx.storage, found);
    },
  });
}

async function recently({ ctx, actor }: Pick<Call<unknown>, "ctx" | "actor">): Promise<void> {
  requireRecentAuth(ctx, signedIn(actor));
}

import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor, takePart } from "../../../platform/cursor.ts";
import { route } from "../../../platform/http/route.ts";
import { listAuditEntries } from "./list-audit-entries.ts";
import { presentAuditEntry } from "./present-audit-entry.ts";

const PART = 20;

/** The audit log: what was changed on the site, by whom and when. */
export function auditRoutes(app: FastifyInstance): void {
  route(app, api.listAuditEntries, {
    action: "audit.list",
    handle: async ({ ctx, query }) => {
      const limit = query.limit ?? PART;
      const rows = await listAuditEntries(ctx, {
        action: query.action,
        search: query.q?.trim() ?? "",
        before: decodeCursor(query.cursor)[0] ?? Number.MAX_SAFE_INTEGER,
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ entry }) => [entry.id]);
      return {
        entries: shown.map((row) => presentAuditEntry(row, ctx.site)),
        next_cursor: nextCursor,
        time_zone: ctx.site.timeZone,
      };
    },
  });
}

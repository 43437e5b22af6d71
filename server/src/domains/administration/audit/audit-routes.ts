import { api, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { decodeCursor, takePart } from "../../../platform/cursor.ts";
import { route } from "../../../platform/http/route.ts";
import { sendSpreadsheet } from "../../../platform/http/send-spreadsheet.ts";
import { type Days, rangeOfDays } from "../../../platform/range-of-days.ts";
import { type AuditFilter, listAuditEntries } from "./list-audit-entries.ts";
import { presentAuditEntry } from "./present-audit-entry.ts";
import { readAuditTable } from "./read-audit-table.ts";

const PART = 20;

/** The audit log: what was changed on the site, by whom and when. */
export function auditRoutes(app: FastifyInstance): void {
  route(app, api.listAuditEntries, {
    action: "audit.list",
    handle: async ({ ctx, query }) => {
      const limit = query.limit ?? PART;
      const rows = await listAuditEntries(ctx, {
        ...filterOf(ctx, query),
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

  route(app, api.exportAuditEntries, {
    action: "audit.list",
    handle: async ({ ctx, query, params: { format }, request: { locale }, reply }) => {
      const table = readAuditTable(ctx, filterOf(ctx, query), locale);
      const name = translateMessage("Audit log", locale);
      return sendSpreadsheet(reply, { name, format, locale, table });
    },
  });
}

interface AskedEntries extends Days {
  action?: AuditFilter["action"];
  q?: string | undefined;
}

/** @throws `invalid` if the days are reversed */
function filterOf({ site }: Context, { action, q, from, to }: AskedEntries): AuditFilter {
  return { action, search: q?.trim() ?? "", during: rangeOfDays({ from, to }, site.timeZone) };
}

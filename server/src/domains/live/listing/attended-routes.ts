import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findAttendedClass } from "../access/find-attended-class.ts";
import { countRecordings } from "./count-recordings.ts";
import { listAttended } from "./list-attended.ts";
import { readListQuery, showPart } from "./list-query.ts";
import { presentDates, presentHead } from "./present-occurrence.ts";
import { readAttended } from "./read-attended.ts";

/** Live classes for those who attend or host them. */
export function attendedRoutes(app: FastifyInstance): void {
  route(app, api.listLiveClasses, {
    action: "live-class.attend",
    handle: async ({ ctx, actor, query }) => {
      const now = ctx.clock.now();
      const wanted = readListQuery(query, signedIn(actor).id);
      const { shown, nextCursor } = showPart(await listAttended(ctx, wanted), wanted);
      const recordings = await countRecordings(
        ctx,
        shown.map(({ id }) => id),
      );
      return {
        live_classes: shown.map((row) => ({
          ...presentDates(row, now),
          ...presentHead(row),
          class_id: row.classId,
          text: row.text,
          is_host: row.isHost,
          recordings: recordings.get(row.id) ?? 0,
        })),
        next_cursor: nextCursor,
        now: now.toISOString(),
      };
    },
  });

  route(app, api.readLiveClass, {
    action: "live-class.attend",
    load: loadAttended,
    handle: ({ ctx, actor, subject }) => readAttended(ctx, subject, signedIn(actor)),
  });
}

const loadAttended = ({ ctx, actor, params }: Call<{ classId: number }>) =>
  findAttendedClass(ctx, signedIn(actor), params.classId);

import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { forReports } from "../../../database/replica.ts";
import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { sendSpreadsheet } from "../../../platform/http/send-spreadsheet.ts";
import { signedIn } from "../../accounts/index.ts";
import { findPlannedClass, mayPlan, requirePlanner } from "../access/find-class.ts";
import { findOccurrence, requireOver } from "../access/find-occurrence.ts";
import { changeAttendance } from "./change-attendance.ts";
import { countedMinutes, toMinutes } from "./counted-minutes.ts";
import { findFetches, retryFetches } from "./find-fetches.ts";
import { countPresent, listAttendance } from "./list-attendance.ts";
import { presentFetch } from "./present-fetch.ts";
import { listGuests, readAttendanceTable } from "./read-attendance-table.ts";
import { recordingRoutes } from "./recording-routes.ts";

/** People per page. */
const PART = 50;

/** Results of live classes: attendance and recordings. */
export function resultsRoutes(app: FastifyInstance): void {
  attendanceRoutes(app);
  recordingRoutes(app);
}

const loadPlanned = ({ ctx, actor, params }: Call<{ classId: number }>) =>
  findPlannedClass(ctx, signedIn(actor), params.classId);

async function loadSeen(call: Call<{ classId: number; occurrenceId: number }>) {
  const live = await loadPlanned(call);
  return { live, date: await findOccurrence(call.ctx, call.params) };
}

/** A date of a class that the caller may change. */
async function loadChanged(call: Call<{ classId: number; occurrenceId: number }>) {
  const found = await loadSeen(call);
  await requirePlanner(call.ctx, signedIn(call.actor), found.live.courseId);
  return found;
}

function attendanceRoutes(app: FastifyInstance): void {
  route(app, api.listClassAttendance, {
    action: "live-class.read-planned",
    load: loadSeen,
    handle: async ({ ctx, actor, subject: { live, date }, query, request: { locale } }) => {
      const limit = query.limit ?? PART;
      const after = decodeIdCursor(query.cursor);
      const rows = await listAttendance(ctx, {
        occurrenceId: date.id,
        courseId: live.courseId,
        groupId: live.groupId,
        search: query.q ?? "",
        after,
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
      const guests = after === null ? await listGuests(ctx, date.id) : [];
      const fetches = await findFetches(ctx, date.id);
      return {
        attendance: shown.map((one) => ({
          user_id: one.id,
          first_name: one.firstName,
          last_name: one.lastName,
          email: one.email,
          minutes: countedMinutes(one),
          provider_minutes: one.providerSeconds === null ? null : toMinutes(one.providerSeconds),
          is_by_hand: one.handMinutes !== null,
          has_joined: one.hasJoined,
        })),
        next_cursor: nextCursor,
        guests: guests.map(({ name, seconds }) => ({ name, minutes: toMinutes(seconds) })),
        fetch: presentFetch(fetches.get("attendance"), locale),
        present: await countPresent(ctx, date.id),
        may_change: await mayPlan(ctx, signedIn(actor), live.courseId),
      };
    },
  });

  route(app, api.changeClassAttendance, {
    action: "live-class.plan",
    load: loadChanged,
    handle: async ({ ctx, subject: { date }, body: { user_ids, minutes } }) => ({
      user_ids: await changeAttendance(ctx, { occurrenceId: date.id, userIds: user_ids, minutes }),
    }),
  });

  route(app, api.fetchClassResults, {
    action: "live-class.plan",
    load: loadChanged,
    handle: async ({ ctx, subject: { date }, request: { locale } }) => {
      requireOver(date, ctx.clock.now());
      await retryFetches(ctx, date.id);
      const fetches = await findFetches(ctx, date.id);
      return {
        attendance: presentFetch(fetches.get("attendance"), locale),
        recordings: presentFetch(fetches.get("recordings"), locale),
      };
    },
  });

  route(app, api.exportClassAttendance, {
    action: "live-class.read-planned",
    load: loadPlanned,
    handle: async ({ ctx, subject: live, params: { format }, request: { locale }, reply }) => {
      const { id: classId, timeZone, title } = live;
      const table = readAttendanceTable(await forReports(ctx), { classId, timeZone, locale });
      return sendSpreadsheet(reply, { name: title, format, locale, table });
    },
  });
}

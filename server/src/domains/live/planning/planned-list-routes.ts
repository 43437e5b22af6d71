import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { Context } from "../../../platform/context.ts";
import { route } from "../../../platform/http/route.ts";
import { type Actor, signedIn } from "../../accounts/index.ts";
import { findCourse } from "../../courses/index.ts";
import { mayPlan } from "../access/find-class.ts";
import { listUsableProviders } from "../credentials/open-live-provider.ts";
import { listPlanned } from "../listing/list-planned.ts";
import { readListQuery, showPart } from "../listing/list-query.ts";
import { presentDates, presentHead } from "../listing/present-occurrence.ts";
import { presentMeeting } from "../meetings/present-meeting.ts";
import { countJoined, findMeetings } from "./count-joined.ts";
import { findHosts } from "./find-hosts.ts";
import { listPlannableCourses } from "./list-choices.ts";

/** Staff's lists of live classes, and the choices that the form of a new one offers. */
export function plannedListRoutes(app: FastifyInstance): void {
  route(app, api.listPlannedClasses, {
    action: "live-class.read-planned",
    handle: async ({ ctx, actor, query, request: { locale } }) => {
      const person = signedIn(actor);
      const now = ctx.clock.now();
      const wanted = readListQuery(query, person.id);
      const { shown, nextCursor } = showPart(await listPlanned(ctx, person, wanted), wanted);
      const ids = shown.map(({ id }) => id);
      const [joined, meetings, mayCreate] = await Promise.all([
        countJoined(ctx, ids),
        findMeetings(ctx, ids),
        mayPlanAny(ctx, person, wanted.courseId),
      ]);
      return {
        live_classes: shown.map((row) => ({
          ...presentDates(row, now),
          ...presentHead(row),
          class_id: row.classId,
          meeting: presentMeeting(row, meetings.get(row.id) ?? null, { now, locale }),
          joined: joined.get(row.id) ?? 0,
          capacity: row.capacity,
          is_host: row.isHost,
        })),
        next_cursor: nextCursor,
        may_create: mayCreate,
        now: now.toISOString(),
      };
    },
  });

  route(app, api.readClassChoices, {
    action: "live-class.read-planned",
    handle: async ({ ctx, actor, query }) => {
      const person = signedIn(actor);
      const courseId = query.course ?? null;
      if (courseId !== null) await findCourse(ctx, person, courseId);
      const [courses, providers, hosts] = await Promise.all([
        listPlannableCourses(ctx, person),
        listUsableProviders(ctx, courseId),
        // Only those who plan the site's classes may know who works on it.
        courseId === null && person.role !== "admin" ? [] : findHosts(ctx, { courseId }),
      ]);
      return {
        may_site: person.role === "admin",
        courses,
        providers,
        hosts,
        time_zone: person.timeZone ?? ctx.site.timeZone,
      };
    },
  });
}

/** Whether a person may plan classes of this course; null for any classes at all. */
async function mayPlanAny(ctx: Context, person: Actor, courseId: number | null): Promise<boolean> {
  if (courseId !== null) return mayPlan(ctx, person, courseId);
  return person.role === "admin" || (await listPlannableCourses(ctx, person)).length > 0;
}

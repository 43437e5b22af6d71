import { api } from "@paso/contract";
import type { FastifyInstance, FastifyReply } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findAttendedClass } from "../access/find-attended-class.ts";
import {
  createCalendarAddress,
  findCalendarAddress,
  readCalendarToken,
  revokeCalendarAddress,
} from "./calendar-address.ts";
import { listDatesOfClass, listDatesOfPerson } from "./calendar-rows.ts";
import { writeCalendar } from "./write-calendar.ts";

/** Live classes for calendar programs. */
export function calendarRoutes(app: FastifyInstance): void {
  route(app, api.downloadLiveClassCalendar, {
    action: "live-class.attend",
    load: ({ ctx, actor, params }) => findAttendedClass(ctx, signedIn(actor), params.classId),
    handle: async ({ ctx, subject: { live }, request: { locale }, reply }) => {
      const rows = await listDatesOfClass(ctx, live.id);
      return sendCalendar(reply, {
        name: `live-class-${live.id}.ics`,
        text: writeCalendar(rows, { site: ctx.site, locale }),
      });
    },
  });

  route(app, api.readLiveCalendar, {
    action: "live-calendar.own",
    handle: async ({ ctx, actor }) => {
      const found = await findCalendarAddress(ctx, signedIn(actor).id);
      return {
        created_at: found?.createdAt.toISOString() ?? null,
        last_read_at: found?.lastReadAt?.toISOString() ?? null,
      };
    },
  });

  route(app, api.createLiveCalendar, {
    action: "live-calendar.own",
    handle: async ({ ctx, actor }) => ({
      address: await createCalendarAddress(ctx, signedIn(actor).id),
      created_at: ctx.clock.now().toISOString(),
    }),
  });

  route(app, api.revokeLiveCalendar, {
    action: "live-calendar.own",
    handle: async ({ ctx, actor }) => {
      await revokeCalendarAddress(ctx, signedIn(actor).id);
      return { created_at: null };
    },
  });

  route(app, api.subscribeLiveCalendar, {
    action: "public.live-calendar",
    load: ({ ctx, params }) => readCalendarToken(ctx, params.token),
    handle: async ({ ctx, subject: { id, locale }, reply }) => {
      const rows = await listDatesOfPerson(ctx, id);
      return sendCalendar(reply, {
        name: "live-classes.ics",
        text: writeCalendar(rows, { site: ctx.site, locale: locale ?? ctx.site.locale }),
      });
    },
  });
}

/** As a calendar file, which programs save or import. */
function sendCalendar(
  reply: FastifyReply,
  { name, text }: { name: string; text: string },
): FastifyReply {
  return reply
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("cache-control", "private, no-cache")
    .header("x-content-type-options", "nosniff")
    .type("text/calendar; charset=utf-8")
    .send(text);
}

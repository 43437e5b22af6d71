import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import type { CourseMemory } from "../courses/index.ts";
import { loadContent } from "./load-content.ts";
import { createSchedule, pauseSchedule, removeSchedule } from "./scheduled/change-schedules.ts";
import { listSchedules, requireSchedule } from "./scheduled/find-schedule.ts";
import { presentSchedule } from "./scheduled/present-schedule.ts";

/** Scheduled spreadsheets of results, which are sent by mail. */
export function scheduleRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = loadContent(memory);
  const loadMine = async (call: Call<{ courseId: number; scheduleId: number }>) => {
    const course = await load(call);
    const { id: userId } = signedIn(call.actor);
    await requireSchedule(call.ctx, { ...call.params, userId });
    return course;
  };

  route(app, api.listResultsSchedules, {
    action: "results.schedule",
    load,
    handle: async ({ ctx, actor, subject: course }) => {
      const mine = { courseId: course.id, userId: signedIn(actor).id };
      const schedules = await listSchedules(ctx, mine);
      return { schedules: schedules.map((schedule) => presentSchedule(ctx, schedule)) };
    },
  });

  route(app, api.createResultsSchedule, {
    action: "results.schedule",
    load,
    handle: async ({ ctx, actor, subject: course, body: wish, request: { locale } }) => {
      const mine = { course, userId: signedIn(actor).id };
      return presentSchedule(ctx, await createSchedule(ctx, { ...mine, wish, locale }));
    },
  });

  route(app, api.changeResultsSchedule, {
    action: "results.schedule",
    load: loadMine,
    handle: async ({ ctx, actor, subject: course, params: { scheduleId }, body }) => {
      const mine = { course, userId: signedIn(actor).id };
      const wish = { ...mine, scheduleId, isPaused: body.is_paused };
      return presentSchedule(ctx, await pauseSchedule(ctx, wish));
    },
  });

  route(app, api.removeResultsSchedule, {
    action: "results.schedule",
    load: loadMine,
    handle: async ({ ctx, actor, subject: course, params: { scheduleId } }) => {
      await removeSchedule(ctx, { course, userId: signedIn(actor).id, scheduleId });
      return {};
    },
  });
}

import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { staleVersion } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse } from "../../courses/index.ts";
import { findPlannedClass, requirePlanner } from "../access/find-class.ts";
import { findOccurrence, requireComing } from "../access/find-occurrence.ts";
import { retryMeeting } from "../meetings/plan-meetings.ts";
import { expandSchedule } from "../schedule/expand-schedule.ts";
import { cancelClass } from "./cancel-class.ts";
import { cancelOccurrence, moveOccurrence, restoreOccurrence } from "./change-occurrence.ts";
import { readFields } from "./class-fields.ts";
import { createLiveClass } from "./create-live-class.ts";
import { deleteClass } from "./delete-class.ts";
import { presentPlanned } from "./present-planned.ts";
import { updateLiveClass } from "./update-live-class.ts";

/** Live classes as staff plan them. */
export function planningRoutes(app: FastifyInstance): void {
  classRoutes(app);
  occurrenceRoutes(app);
}

type ClassCall = Call<{ classId: number }>;

const loadPlanned = ({ ctx, actor, params }: ClassCall) =>
  findPlannedClass(ctx, signedIn(actor), params.classId);

/** A class that the caller may change; `forbidden` for others who see it. */
async function loadPlanner(call: ClassCall) {
  const live = await loadPlanned(call);
  await requirePlanner(call.ctx, signedIn(call.actor), live.courseId);
  return live;
}

/** The date or class that a call names, and its caller. */
function named<Params>({ params, actor }: Pick<Call<Params>, "params" | "actor">) {
  return { ...params, actorId: signedIn(actor).id };
}

/** The current state of the class. */
async function present({ ctx, actor, params, request }: ClassCall) {
  const live = await findPlannedClass(ctx, signedIn(actor), params.classId);
  return presentPlanned(ctx, live, { actor: signedIn(actor), locale: request.locale });
}

function classRoutes(app: FastifyInstance): void {
  route(app, api.createLiveClass, {
    action: "live-class.plan",
    handle: async ({ ctx, actor, body, request }) => {
      const person = signedIn(actor);
      const { course_id: courseId, group_id: groupId, ...fields } = body;
      if (courseId !== null) await findCourse(ctx, person, courseId);
      await requirePlanner(ctx, person, courseId);
      const classId = await createLiveClass(ctx, {
        actorId: person.id,
        courseId,
        groupId,
        plan: readFields(fields),
      });
      const live = await findPlannedClass(ctx, person, classId);
      return presentPlanned(ctx, live, { actor: person, locale: request.locale });
    },
  });

  route(app, api.previewClassDates, {
    action: "live-class.plan",
    handle: async ({ body }) => {
      const dates = expandSchedule({
        starts: body.starts,
        timeZone: body.time_zone,
        duration: body.duration_minutes,
        repeat: body.repeat,
      });
      return {
        dates: dates.map(({ startsAt, endsAt }) => ({
          starts_at: startsAt.toISOString(),
          ends_at: endsAt.toISOString(),
        })),
      };
    },
  });

  route(app, api.readPlannedClass, {
    action: "live-class.read-planned",
    load: loadPlanned,
    handle: present,
  });

  route(app, api.updateLiveClass, {
    action: "live-class.plan",
    load: loadPlanner,
    handle: async (call) => {
      const { version, ...fields } = call.body;
      await updateLiveClass(call.ctx, {
        ...named(call),
        version,
        plan: readFields(fields),
        refuseStale: async (ctx) => {
          throw staleVersion(
            "Somebody else has changed this in the meantime.",
            await present({ ...call, ctx }),
          );
        },
      });
      return present(call);
    },
  });

  route(app, api.cancelLiveClass, {
    action: "live-class.plan",
    load: loadPlanner,
    handle: async (call) => {
      await cancelClass(call.ctx, { ...named(call), ...call.body });
      return present(call);
    },
  });

  route(app, api.deleteLiveClass, {
    action: "live-class.plan",
    load: loadPlanner,
    handle: async (call) => {
      await deleteClass(call.ctx, named(call));
      return { id: call.params.classId };
    },
  });
}

function occurrenceRoutes(app: FastifyInstance): void {
  route(app, api.moveOccurrence, {
    action: "live-class.plan",
    load: loadOccurrence,
    handle: async (call) => {
      const { starts, duration_minutes: minutes } = call.body;
      await moveOccurrence(call.ctx, { ...named(call), starts, minutes });
      return present(call);
    },
  });

  route(app, api.cancelOccurrence, {
    action: "live-class.plan",
    load: loadOccurrence,
    handle: async (call) => {
      await cancelOccurrence(call.ctx, { ...named(call), ...call.body });
      return present(call);
    },
  });

  route(app, api.restoreOccurrence, {
    action: "live-class.plan",
    load: loadOccurrence,
    handle: async (call) => {
      await restoreOccurrence(call.ctx, named(call));
      return present(call);
    },
  });

  route(app, api.setUpMeeting, {
    action: "live-class.plan",
    load: loadOccurrence,
    handle: async (call) => {
      const { date } = call.subject;
      requireComing(date, call.ctx.clock.now());
      await retryMeeting(call.ctx, date.id);
      return present(call);
    },
  });
}

/** A date of a class that the caller may change. */
async function loadOccurrence(call: Call<{ classId: number; occurrenceId: number }>) {
  const live = await loadPlanner(call);
  const date = await findOccurrence(call.ctx, call.params);
  return { live, date };
}

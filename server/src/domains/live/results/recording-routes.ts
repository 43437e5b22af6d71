import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findPlannedClass, requirePlanner } from "../access/find-class.ts";
import { findOccurrence } from "../access/find-occurrence.ts";
import {
  addRecording,
  changeRecording,
  findRecording,
  removeRecording,
} from "./change-recordings.ts";

/** Recordings of live classes. */
export function recordingRoutes(app: FastifyInstance): void {
  route(app, api.addRecording, {
    action: "live-class.plan",
    load: async (call) => {
      await requireChange(call);
      return findOccurrence(call.ctx, call.params);
    },
    handle: async ({ ctx, subject, body }) => ({
      id: await addRecording(ctx, {
        occurrenceId: subject.id,
        title: body.title,
        address: body.address,
        password: body.password,
        isEmbedded: body.is_embedded,
      }),
    }),
  });

  route(app, api.changeRecording, {
    action: "live-class.plan",
    load: loadRecording,
    handle: async ({ ctx, subject, body }) => {
      await changeRecording(ctx, subject, {
        title: body.title,
        isEmbedded: body.is_embedded,
        isReleased: body.is_released,
      });
      return { id: subject.id };
    },
  });

  route(app, api.removeRecording, {
    action: "live-class.plan",
    load: loadRecording,
    handle: async ({ ctx, subject }) => {
      await removeRecording(ctx, subject);
      return { id: subject.id };
    },
  });
}

async function requireChange({ ctx, actor, params }: Call<{ classId: number }>): Promise<void> {
  const live = await findPlannedClass(ctx, signedIn(actor), params.classId);
  await requirePlanner(ctx, signedIn(actor), live.courseId);
}

async function loadRecording(call: Call<{ classId: number; recordingId: number }>) {
  await requireChange(call);
  return findRecording(call.ctx, call.params);
}

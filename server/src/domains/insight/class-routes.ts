import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { ChangeWatch } from "../../platform/change-watch.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import type { CourseMemory } from "../courses/index.ts";
import { answerClass } from "./presentations/answer-class.ts";
import { enterRoom, openClass } from "./presentations/open-class.ts";
import { readClassChanges } from "./presentations/read-class-changes.ts";
import { readClass } from "./presentations/read-class.ts";

/** A presentation on the phones of its course's students. */
export function classRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = ({ ctx, actor, params }: Call<{ code: string }>) =>
    openClass(ctx, signedIn(actor), params.code);

  route(app, api.readClass, {
    action: "class.take",
    load,
    handle: ({ ctx, actor, subject: opened }) =>
      readClass(ctx, memory, { actor: signedIn(actor), opened }),
  });

  route(app, api.joinPresentation, {
    action: "class.take",
    load,
    handle: async ({ ctx, actor, subject: opened }) => {
      const person = signedIn(actor);
      await enterRoom(ctx, { presentationId: opened.row.id, userId: person.id });
      return readClass(ctx, memory, { actor: person, opened });
    },
  });

  route(app, api.answerClass, {
    action: "class.take",
    load,
    handle: async ({ ctx, actor, params, subject: opened, body }) => {
      const person = signedIn(actor);
      const { section_id: sectionId, ...answered } = body;
      await answerClass(ctx, memory, { actor: person, opened, sectionId, ...answered });
      // The question may have changed in the meantime.
      const now = await openClass(ctx, person, params.code);
      return readClass(ctx, memory, { actor: person, opened: now });
    },
  });

  const watch = new ChangeWatch({
    read: (ids) => readClassChanges(app.context, ids),
    onError: (err) => app.log.warn({ err }, "classes could not be followed"),
  });
  route(app, api.followClass, {
    action: "class.take",
    load,
    handle: async ({ actor, subject: { row }, request, reply }) => {
      const stream = app.eventStreams.open(request, reply, signedIn(actor).id);
      stream.onEnd(watch.follow([row.id], (_, change) => stream.send(change)));
      return reply;
    },
  });
}

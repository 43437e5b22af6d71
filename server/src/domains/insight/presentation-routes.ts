import { api, type PresentedQuestion } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { ChangeWatch } from "../../platform/change-watch.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import { type CourseMemory, hasRightIn, requireRight } from "../courses/index.ts";
import { readTallies } from "../learning/index.ts";
import { loadContent } from "./load-content.ts";
import { readClassPreparation } from "./preparation/read-class-preparation.ts";
import { readPresentedQuestion } from "./present/read-presented-question.ts";
import { askQuestion } from "./presentations/ask-question.ts";
import { findRunning } from "./presentations/find-presentation.ts";
import { countRooms, presentPresentation } from "./presentations/present-presentation.ts";
import { endPresentation, startPresentation } from "./presentations/start-presentation.ts";

/** The right in a course that is needed to open its questions to a class. */
const OPENS = "moderate";

/** A course's questions on the projector, and what phones show meanwhile. */
export function presentationRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const loadSeen = loadContent(memory);
  const load = async (call: Call<{ courseId: number }>) => {
    const content = await loadSeen(call);
    await requireRight(call.ctx, signedIn(call.actor), content.id, OPENS);
    return content;
  };

  route(app, api.readPresentedQuestion, {
    action: "results.read",
    load: loadSeen,
    handle: async ({ ctx, actor, subject: course, query }) => {
      const person = signedIn(actor);
      const mayOpen = await hasRightIn(ctx, person, course.id, OPENS);
      const viewer = { presenterId: person.id, mayOpen };
      const { section: sectionId, group: groupId } = query;
      return readPresentedQuestion(ctx, { course, sectionId, groupId, viewer });
    },
  });

  followRoute(app, memory);

  route(app, api.readClassPreparation, {
    action: "results.read",
    load: loadSeen,
    handle: ({ ctx, subject: content, query }) =>
      readClassPreparation(ctx, { content, groupId: query.group }),
  });

  route(app, api.startPresentation, {
    action: "presentation.hold",
    load,
    handle: async ({ ctx, actor, subject: course }) => {
      const presenter = { courseId: course.id, presenterId: signedIn(actor).id };
      return presentPresentation(ctx, course, await startPresentation(ctx, presenter));
    },
  });

  route(app, api.askQuestion, {
    action: "presentation.hold",
    load,
    handle: async ({ ctx, actor, subject: course, body }) => {
      const { section_id: sectionId, group: groupId, state, round } = body;
      const presenterId = signedIn(actor).id;
      const row = await askQuestion(ctx, { course, presenterId, sectionId, groupId, state, round });
      return presentPresentation(ctx, course, row);
    },
  });

  route(app, api.endPresentation, {
    action: "presentation.hold",
    load,
    handle: async ({ ctx, actor, subject: course }) => {
      await endPresentation(ctx, { courseId: course.id, presenterId: signedIn(actor).id });
      return {};
    },
  });
}

/** Sends the question whenever its answers or those in the room change. */
function followRoute(app: FastifyInstance, memory: CourseMemory): void {
  const onError = (err: unknown) => app.log.warn({ err }, "a presentation could not be followed");
  const answers = new ChangeWatch({
    read: (sectionIds) => readTallies(app.context, sectionIds),
    onError,
  });
  const rooms = new ChangeWatch({ read: (ids) => countRooms(app.context, ids), onError });

  route(app, api.followPresentedQuestion, {
    action: "results.read",
    load: loadContent(memory),
    handle: async ({ ctx, actor, subject: course, query, request, reply }) => {
      const person = signedIn(actor);
      const mayOpen = await hasRightIn(ctx, person, course.id, OPENS);
      const viewer = { presenterId: person.id, mayOpen };
      const read = (sectionId: number | undefined) =>
        readPresentedQuestion(ctx, { course, sectionId, groupId: query.group, viewer });
      const { section_id: sectionId } = await read(query.section);
      const running = await findRunning(ctx, { courseId: course.id, presenterId: person.id });
      const stream = app.eventStreams.open(request, reply, person.id);
      const send = () =>
        void read(sectionId)
          .then((presented) => stream.send(presented satisfies PresentedQuestion))
          .catch(onError);
      stream.onEnd(answers.follow([sectionId], send));
      if (running) stream.onEnd(rooms.follow([running.id], send));
      return reply;
    },
  });
}

import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { findOpinionToDecide } from "../moderation/find-opinion-to-decide.ts";
import { answerPin } from "./answer-pin.ts";
import { askToPin } from "./ask-to-pin.ts";
import { listOwnPins } from "./list-own-pins.ts";
import { requireOwnPin } from "./require-own-pin.ts";
import { takePinDown } from "./take-pin-down.ts";

/** Staff ask to pin opinions; their authors agree, or withdraw their consent. */
export function pinRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = ({ ctx, actor, params }: Call<{ opinionId: number }>) =>
    findOpinionToDecide(ctx, memory, signedIn(actor), params.opinionId);

  route(app, api.askToPin, {
    action: "moderation.decide",
    load,
    handle: async ({ ctx, actor, params: { opinionId } }) => ({
      pin: await askToPin(ctx, { opinionId, byUserId: signedIn(actor).id }),
    }),
  });

  route(app, api.takePinDown, {
    action: "moderation.decide",
    load,
    handle: async ({ ctx, params: { opinionId } }) => {
      await takePinDown(ctx, opinionId);
      return { pin: null };
    },
  });

  route(app, api.listOwnPins, {
    action: "opinion.pins",
    handle: async ({ ctx, actor }) => ({
      pins: await listOwnPins(ctx, memory, signedIn(actor).id),
    }),
  });

  route(app, api.answerPin, {
    action: "opinion.pins",
    load: ({ ctx, actor, params: { opinionId } }) =>
      requireOwnPin(ctx, { userId: signedIn(actor).id, opinionId }),
    handle: async ({ ctx, actor, params: { opinionId }, body: { agreed } }) => ({
      pin: await answerPin(ctx, { userId: signedIn(actor).id, opinionId, agreed }),
    }),
  });
}

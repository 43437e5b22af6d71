import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findAttendedClass } from "../access/find-attended-class.ts";
import { joinClass } from "./join-class.ts";

/** The only call that returns an address of a meeting. */
export function joiningRoutes(app: FastifyInstance): void {
  route(app, api.joinLiveClass, {
    action: "live-class.attend",
    // On the provider.
    waits: true,
    load: ({ ctx, actor, params }) => findAttendedClass(ctx, signedIn(actor), params.classId),
    handle: ({ ctx, actor, params: { occurrenceId }, subject: attended }) =>
      joinClass(ctx, { attended, occurrenceId, actor: signedIn(actor) }),
  });
}

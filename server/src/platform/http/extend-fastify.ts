import type { Locale, TokenScope } from "@paso/contract";

import type { Context } from "../context.ts";
import type { EventLoopMeter } from "../event-loop/event-loop-meter.ts";
import type { Principal } from "../principal.ts";
import type { EventStreams } from "./event-streams.ts";

declare module "fastify" {
  interface FastifyInstance {
    context: Context;
    /** Whether every response is checked against the contract before it is sent; on in tests. */
    validateResponses: boolean;
    /** Server-sent event streams to browsers. */
    eventStreams: EventStreams;
    /** How long the event loop is blocked. */
    eventLoop: EventLoopMeter;
  }
  interface FastifyRequest {
    /** The signed-in person, or null. */
    actor: Principal | null;
    /** The browser's secret, whether or not it is signed in. */
    secret: string | null;
    /** Language of messages in the response. */
    locale: Locale;
  }
  interface FastifyContextConfig {
    /** The entry of the policy table that guards this route. */
    action?: string;
    /** The scope that a personal token needs to call it; without one, no token may. */
    scope?: TokenScope;
    /** Whether its handler waits in a bounded queue of its own, for example for a hash. */
    waits?: boolean;
    /** Whether the response is a stream of events. */
    isEventStream?: boolean;
  }
}

import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { instant } from "../http/values.ts";

/** A person's open sessions and sign-in attempts. */

const device = {
  /** Such as `Firefox`; null if the browser does not say. */
  browser: z.string().nullable(),
  /** Such as `Windows` or `iOS`; null if the browser does not say. */
  system: z.string().nullable(),
};

const openSession = z.strictObject({
  /** Identifies the session, but cannot be used to take it over. */
  id: z.string(),
  ...device,
  signed_in_at: instant,
  /** Accurate to five minutes. */
  last_seen_at: instant,
  /** Whether it is the calling one. */
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const listSessions = endpoint({
  name: "listSessions",
  method: "GET",
  path: "/api/account/sessions",
  summary: "One's own open sessions, this one first, then the latest used.",
  response: z.strictObject({ sessions: z.array(openSession) }),
});
export type OpenSessions = EndpointOutput<typeof listSessions>;

export const endOneSession = endpoint({
  name: "endOneSession",
  method: "DELETE",
  path: "/api/account/sessions/:sessionId",
  summary: "Sign out one of one's own devices; this one is signed out by `signOut`.",
  params: z.strictObject({ sessionId: z.string().regex(/^[\w-]{43}$/) }),
  response: z.strictObject({ ended: z.int() }),
  errors: [404, 409],
});

export const endOtherSessions = endpoint({
  name: "endOtherSessions",
  method: "DELETE",
  path: "/api/account/sessions",
  summary: "Sign out all of one's own devices but this one.",
  response: z.strictObject({ ended: z.int() }),
});

const signInAttempt = z.strictObject({
  at: instant,
  /** False for a wrong password. */
  succeeded: z.boolean(),
  ...device,
  /** The client address without its last part, such as `192.0.2.x`. */
  network: z.string(),
});
export type SignInAttempt = z.infer<typeof signInAttempt>;

export const listSignIns = endpoint({
  name: "listSignIns",
  method: "GET",
  path: "/api/account/sign-ins",
  summary: "The latest attempts to sign in to one's own account, of the last 90 days.",
  response: z.strictObject({ sign_ins: z.array(signInAttempt) }),
});
export type SignIns = EndpointOutput<typeof listSignIns>;

import { z } from "zod";

import { namedCourse } from "../courses/named-course.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { pathId, plainText } from "../http/values.ts";

/** The services that hold live classes, and the credentials for them; see docs/live-classes.md. */

export const liveProviderKind = z.enum(["zoom", "bigbluebutton", "jitsi"]);
export type LiveProviderKind = z.infer<typeof liveProviderKind>;

const text = (most: number) => plainText.trim().max(most, { error: "This is too long." });

const zoom = {
  kind: z.literal("zoom"),
  /** Of a Server-to-Server OAuth app, like the client's id. */
  account_id: text(200),
  client_id: text(200),
  /** The Zoom user who owns the meetings: an e-mail address or a user id. */
  host: text(254),
};

const bigBlueButton = {
  kind: z.literal("bigbluebutton"),
  /** As printed by `bbb-conf --secret`, such as `https://bbb.example.org/bigbluebutton/`. */
  server: text(1_000),
};

const jitsi = {
  kind: z.literal("jitsi"),
  /** Such as `https://meet.example.org`. */
  server: text(1_000),
  /** For its token authentication; empty for a server that requires no token. */
  app_id: text(200),
};

/** The fields of its kind are required; those of others are omitted. */
export const liveCredentials = z.strictObject({
  kind: liveProviderKind,
  account_id: text(200).optional(),
  client_id: text(200).optional(),
  host: text(254).optional(),
  server: text(1_000).optional(),
  app_id: text(200).optional(),
  /** If omitted or empty, the stored one stays. Never shown again. */
  secret: plainText.max(2_000).optional(),
});
export type LiveCredentials = z.infer<typeof liveCredentials>;

/** `unreadable`: it was encrypted with another key, and has to be entered again. */
const storedSecret = { secret: z.enum(["none", "stored", "unreadable"]) };

const storedCredentials = z.discriminatedUnion("kind", [
  z.strictObject({ ...zoom, ...storedSecret }),
  z.strictObject({ ...bigBlueButton, ...storedSecret }),
  z.strictObject({ ...jitsi, ...storedSecret }),
]);
export type StoredLiveCredentials = z.infer<typeof storedCredentials>;

const liveProviders = z.strictObject({
  /** Null for the site. */
  course: namedCourse.nullable(),
  /** The stored credentials of the site, or of the course. */
  credentials: z.array(storedCredentials),
  /** Kinds that a course inherits from the site if it has none itself; empty for the site. */
  from_site: z.array(liveProviderKind),
  /** Whether there is a key to encrypt secrets with. */
  can_store_secret: z.boolean(),
  /** Whether this person may change them. */
  may_change: z.boolean(),
});
export type LiveProviders = z.infer<typeof liveProviders>;

const providerTest = z.strictObject({
  ok: z.boolean(),
  /** Results as sentences in the request's language; errors first. */
  findings: z.array(z.strictObject({ ok: z.boolean(), text: z.string() })),
});

const servicePath = z.strictObject({ service: liveProviderKind });
const coursePath = z.strictObject({ courseId: pathId });
const courseServicePath = z.strictObject({ courseId: pathId, service: liveProviderKind });

export const readSiteLiveProviders = endpoint({
  name: "readSiteLiveProviders",
  method: "GET",
  path: "/api/admin/live-providers",
  summary: "The services for live classes that the whole site uses, without their secrets.",
  response: liveProviders,
});

export const saveSiteLiveProvider = endpoint({
  name: "saveSiteLiveProvider",
  method: "PUT",
  path: "/api/admin/live-providers",
  summary:
    "Store the site's credentials for one service. For another server or account, the secret has " +
    "to be sent again. 409 where no key can encrypt it.",
  body: liveCredentials,
  response: liveProviders,
  errors: [409],
});

export const removeSiteLiveProvider = endpoint({
  name: "removeSiteLiveProvider",
  method: "DELETE",
  path: "/api/admin/live-providers/:service",
  summary: "Forget the site's credentials for a service. Meetings that exist there stay there.",
  params: servicePath,
  response: liveProviders,
  errors: [404],
});

export const testSiteLiveProvider = endpoint({
  name: "testSiteLiveProvider",
  method: "POST",
  path: "/api/admin/live-providers/:service/test",
  summary: "Try the site's stored credentials for a service, without changing anything there.",
  params: servicePath,
  response: providerTest,
  errors: [404],
});
export type LiveProviderTest = EndpointOutput<typeof testSiteLiveProvider>;

export const readCourseLiveProviders = endpoint({
  name: "readCourseLiveProviders",
  method: "GET",
  path: "/api/courses/:courseId/live-providers",
  summary: "The services for a course's live classes: its own, and those it takes from the site.",
  params: coursePath,
  response: liveProviders,
  errors: [404],
});

export const saveCourseLiveProvider = endpoint({
  name: "saveCourseLiveProvider",
  method: "PUT",
  path: "/api/courses/:courseId/live-providers",
  summary:
    "Store a course's own credentials for one service, which then come before the site's. For " +
    "another server or account, the secret has to be sent again. 409 where no key can encrypt it.",
  params: coursePath,
  body: liveCredentials,
  response: liveProviders,
  errors: [404, 409],
});

export const removeCourseLiveProvider = endpoint({
  name: "removeCourseLiveProvider",
  method: "DELETE",
  path: "/api/courses/:courseId/live-providers/:service",
  summary: "Forget a course's own credentials for a service. Meetings that exist there stay there.",
  params: courseServicePath,
  response: liveProviders,
  errors: [404],
});

export const testCourseLiveProvider = endpoint({
  name: "testCourseLiveProvider",
  method: "POST",
  path: "/api/courses/:courseId/live-providers/:service/test",
  summary: "Try a course's own stored credentials, without changing anything at the service.",
  params: courseServicePath,
  response: providerTest,
  errors: [404],
});

import type { Message } from "@paso/contract";
import { z } from "zod";

import { describeFailedTest } from "../describe-failed-test.ts";
import type { Finding } from "../finding.ts";
import { callZoom, ZOOM, zoomCodeOf } from "./call-zoom.ts";
import type { ZoomAccess } from "./zoom-access.ts";
import { findZoomToken, forgetZoomToken, ZoomTokenRefusal } from "./zoom-token.ts";

/** Scopes that the app needs, each by its current name and by that of older apps. */
const SCOPES: readonly (readonly string[])[] = [
  ["user:read:user:admin", "user:read:admin"],
  ["meeting:write:meeting:admin", "meeting:write:admin"],
  ["meeting:update:meeting:admin", "meeting:write:admin"],
  ["meeting:update:status:admin", "meeting:write:admin"],
  ["meeting:delete:meeting:admin", "meeting:write:admin"],
  ["meeting:write:registrant:admin", "meeting:write:admin"],
  ["meeting:read:meeting:admin", "meeting:read:admin"],
  ["meeting:read:list_meetings:admin", "meeting:read:admin"],
  ["meeting:read:registrant:admin", "meeting:read:admin"],
  ["meeting:read:list_past_instances:admin", "meeting:read:admin"],
  ["meeting:read:list_past_participants:admin", "meeting:read:admin"],
  ["cloud_recording:read:list_recording_files:admin", "recording:read:admin"],
];

const user = z.object({ type: z.number(), status: z.string().default("active") });
/** Zoom's free plan, which has no registration, reports or recordings. */
const BASIC = 1;

const REFUSALS: Readonly<Record<string, Message>> = {
  invalid_client: "Zoom does not accept the client ID or the client secret.",
  invalid_request: "Zoom does not know this account ID.",
  unsupported_grant_type:
    "This app is not a Server-to-Server OAuth app, or it is not activated in Zoom.",
};

/** Gets a new token, and checks the app's scopes and its host. */
export async function testZoom(access: ZoomAccess): Promise<Finding[]> {
  try {
    forgetZoomToken(access);
    const { scopes } = await findZoomToken(access);
    const missing = SCOPES.filter((names) => !names.some((name) => scopes.includes(name)));
    const lacking = missing.map(([scope]) => scope).join(", ");
    const mayReadUsers = missing[0] !== SCOPES[0];
    return [
      ...(lacking === "" ? [] : [lacksScopes(lacking)]),
      ...(mayReadUsers ? await testHost(access) : []),
      { ok: true, text: "Zoom accepts these credentials." },
    ];
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    const text = cause instanceof ZoomTokenRefusal ? REFUSALS[cause.error] : undefined;
    return [text ? { ok: false, text } : describeFailedTest(error)];
  }
}

function lacksScopes(scopes: string): Finding {
  return { ok: false, text: "The Zoom app lacks these scopes: {scopes}", values: { scopes } };
}

async function testHost(access: ZoomAccess): Promise<Finding[]> {
  const { host } = access.account;
  const path = `/users/${encodeURIComponent(host)}`;
  try {
    const { type, status } = await callZoom(access, { path }, user);
    if (status !== "active") {
      return [{ ok: false, text: "The Zoom user {host} is not active.", values: { host } }];
    }
    return type === BASIC
      ? [
          {
            ok: false,
            text: "The Zoom user {host} has a free plan: meetings end after 40 minutes, and there is no attendance and no recording.",
            values: { host },
          },
        ]
      : [];
  } catch (error) {
    const code = zoomCodeOf(error);
    if (code !== ZOOM.unknownUser && code !== ZOOM.otherAccount) throw error;
    return [{ ok: false, text: "This Zoom account has no user {host}.", values: { host } }];
  }
}

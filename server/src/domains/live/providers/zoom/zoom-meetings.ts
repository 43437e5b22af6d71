import { z } from "zod";

import { LiveProviderError } from "../live-provider-error.ts";
import type { MeetingPlan } from "../live-provider.ts";
import type { Meeting } from "../meeting.ts";
import { callZoom, ZOOM, zoomCodeOf } from "./call-zoom.ts";
import type { ZoomAccess } from "./zoom-access.ts";

/** Zoom's limit in characters. */
const LONGEST_TOPIC = 200;
const LONGEST_AGENDA = 2_000;
/** Zoom's largest page size. */
export const PAGE = "300";

const idOnly = z.object({ id: z.number().transform(String) });

const list = z.object({
  next_page_token: z.string().default(""),
  meetings: z.array(z.object({ id: z.number().transform(String), agenda: z.string().default("") })),
});

/**
 * Zoom takes no idempotency keys, so the meeting carries ours, by which an earlier attempt is found
 * before another meeting is created.
 */
export async function createZoomMeeting(
  access: ZoomAccess,
  key: string,
  plan: MeetingPlan,
): Promise<Meeting> {
  const found = await findByMarker(access, key);
  if (found !== null) {
    const meeting = { key, id: found };
    await changeZoomMeeting(access, meeting, plan);
    return meeting;
  }
  const path = `/users/${encodeURIComponent(access.account.host)}/meetings`;
  const body = { type: SCHEDULED, ...describeMeeting(key, plan) };
  const { id } = await callZoom(access, { method: "POST", path, body }, idOnly);
  return { key, id };
}

export async function changeZoomMeeting(
  access: ZoomAccess,
  { key, id }: Meeting,
  plan: MeetingPlan,
): Promise<void> {
  const body = describeMeeting(key, plan);
  await callZoom(access, { method: "PATCH", path: `/meetings/${id}`, body }, z.unknown());
}

/** A running meeting is ended first, as Zoom does not delete it otherwise. */
export async function cancelZoomMeeting(access: ZoomAccess, { id }: Meeting): Promise<void> {
  try {
    await deleteMeeting(access, id).catch(async (error: unknown) => {
      if (zoomCodeOf(error) !== ZOOM.inProgress) throw error;
      const end = {
        method: "PUT",
        path: `/meetings/${id}/status`,
        body: { action: "end" },
      } as const;
      await callZoom(access, end, z.unknown());
      await deleteMeeting(access, id);
    });
  } catch (error) {
    if (!(error instanceof LiveProviderError) || error.reason !== "gone") throw error;
  }
}

function deleteMeeting(access: ZoomAccess, id: string): Promise<unknown> {
  return callZoom(
    access,
    // Zoom must send no mail: the site does that.
    { method: "DELETE", path: `/meetings/${id}`, query: { schedule_for_reminder: "false" } },
    z.unknown(),
  );
}

async function findByMarker(access: ZoomAccess, key: string): Promise<string | null> {
  const path = `/users/${encodeURIComponent(access.account.host)}/meetings`;
  let token = "";
  do {
    const query = {
      type: "scheduled",
      page_size: PAGE,
      ...(token && { next_page_token: token }),
    };
    const page = await callZoom(access, { path, query }, list);
    const found = page.meetings.find(({ agenda }) => agenda.split("\n")[0] === markerOf(key));
    if (found) return found.id;
    token = page.next_page_token;
  } while (token !== "");
  return null;
}

/** At the start of the agenda, as lists show no more than that. */
const markerOf = (key: string) => `Paso ${key}`;

/** Zoom's kinds of meetings and of admission. */
const SCHEDULED = 2;
const APPROVED_AT_ONCE = 0;

function describeMeeting(key: string, plan: MeetingPlan) {
  const agenda = `${markerOf(key)}\n${plan.description}`.trim();
  return {
    topic: plan.title.slice(0, LONGEST_TOPIC),
    agenda: agenda.slice(0, LONGEST_AGENDA),
    start_time: plan.startsAt.toISOString().replace(/\.\d+Z$/, "Z"),
    duration: plan.minutes,
    timezone: plan.timeZone,
    ...(plan.password !== null && { password: plan.password }),
    settings: {
      approval_type: APPROVED_AT_ONCE,
      registrants_confirmation_email: false,
      registrants_email_notification: false,
      show_share_button: false,
      join_before_host: false,
      waiting_room: false,
      mute_upon_entry: true,
      auto_recording: plan.isRecorded ? "cloud" : "none",
    },
  };
}

import { z } from "zod";

import type { Stay } from "../attendance.ts";
import { LiveProviderError } from "../live-provider-error.ts";
import type { Meeting } from "../meeting.ts";
import { callZoom } from "./call-zoom.ts";
import { keyOfAddress } from "./join-zoom.ts";
import type { ZoomAccess } from "./zoom-access.ts";
import { PAGE } from "./zoom-meetings.ts";
import { listZoomRuns, pathOfRun } from "./zoom-runs.ts";

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const participants = z.object({
  next_page_token: z.string().default(""),
  participants: z.array(
    z.object({
      name: z.string().default(""),
      user_email: z.string().default(""),
      registrant_id: z.string().default(""),
      join_time: instant,
      leave_time: instant.optional().catch(undefined),
      /** Seconds. */
      duration: z.number().default(0),
      status: z.string().default(""),
    }),
  ),
});

/** Cursor of a list of stays: the meeting's remaining runs, and Zoom's page token in the first. */
const place = z.object({ runs: z.array(z.string()).min(1), token: z.string() });

/**
 * Who was in a meeting, run by run: it may have been ended and restarted.
 * @throws {LiveProviderError} `gone` if no run of it has ended
 */
export async function listZoomStays(
  access: ZoomAccess,
  meeting: Meeting,
  cursor: string | null,
): Promise<{ stays: Stay[]; next: string | null }> {
  const { runs, token } = cursor === null ? await findStart(access, meeting) : readPlace(cursor);
  const [run = "", ...others] = runs;
  const page = await callZoom(
    access,
    {
      path: `/past_meetings/${pathOfRun(run)}/participants`,
      query: { page_size: PAGE, ...(token && { next_page_token: token }) },
    },
    participants,
  );
  const stays = page.participants
    // They were never let in.
    .filter(({ status }) => status !== "in_waiting_room")
    .map((one): Stay => ({
      personKey: keyOfAddress(access, one.user_email),
      ticket: one.registrant_id || null,
      name: one.name,
      joinedAt: one.join_time,
      leftAt: one.leave_time ?? new Date(one.join_time.getTime() + one.duration * 1000),
    }));
  const left = page.next_page_token === "" ? others : runs;
  const next =
    left.length === 0 ? null : JSON.stringify({ runs: left, token: page.next_page_token });
  return { stays, next };
}

async function findStart(access: ZoomAccess, meeting: Meeting) {
  const runs = await listZoomRuns(access, meeting);
  if (runs.length === 0) throw new LiveProviderError("gone", "The meeting has not taken place.");
  return { runs, token: "" };
}

function readPlace(cursor: string) {
  return place.parse(JSON.parse(cursor));
}

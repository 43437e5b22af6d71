import { z } from "zod";

import type { Meeting } from "../meeting.ts";
import { callZoom } from "./call-zoom.ts";
import type { ZoomAccess } from "./zoom-access.ts";

const instances = z.object({
  meetings: z.array(z.object({ uuid: z.string(), start_time: z.string().default("") })).default([]),
});

/** Past runs of a meeting, by Zoom's UUIDs, earliest first. */
export async function listZoomRuns(access: ZoomAccess, { id }: Meeting): Promise<string[]> {
  const { meetings } = await callZoom(
    access,
    { path: `/past_meetings/${id}/instances` },
    instances,
  );
  return meetings
    .toSorted((one, other) => one.start_time.localeCompare(other.start_time))
    .map(({ uuid }) => uuid);
}

/** Zoom requires double encoding of a UUID, as it may contain slashes. */
export function pathOfRun(uuid: string): string {
  return encodeURIComponent(encodeURIComponent(uuid));
}

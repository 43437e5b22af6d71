import { z } from "zod";

import type { Recording } from "../live-provider.ts";
import type { Meeting } from "../meeting.ts";
import { callZoom, ZOOM, zoomCodeOf } from "./call-zoom.ts";
import type { ZoomAccess } from "./zoom-access.ts";
import { listZoomRuns, pathOfRun } from "./zoom-runs.ts";

const recordings = z.object({
  password: z.string().default(""),
  recording_files: z
    .array(
      z.object({
        id: z.string().default(""),
        file_type: z.string().default(""),
        recording_type: z.string().default(""),
        status: z.string().default(""),
        recording_start: z.string(),
        recording_end: z.string().default(""),
        play_url: z.string().default(""),
      }),
    )
    .default([]),
});
type RecordedFile = z.infer<typeof recordings>["recording_files"][number];

/** In order of preference: Zoom may record several views of the same time. */
const VIEWS = [
  "shared_screen_with_speaker_view",
  "shared_screen_with_gallery_view",
  "active_speaker",
  "gallery_view",
  "shared_screen",
];

/** Cloud recordings that Zoom has processed. */
export async function listZoomRecordings(
  access: ZoomAccess,
  meeting: Meeting,
): Promise<Recording[]> {
  const found: Recording[] = [];
  for (const run of await listZoomRuns(access, meeting)) {
    const { recording_files: files, password } = await readRun(access, run);
    const ready = files.filter((file) => file.status === "completed" && isWatched(file));
    const best = Map.groupBy(ready, (file) => file.recording_start)
      .values()
      .flatMap((same) => same.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1));
    found.push(...best.map((file) => describeFile(file, password)));
  }
  return found.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}

async function readRun(access: ZoomAccess, run: string) {
  try {
    const path = `/meetings/${pathOfRun(run)}/recordings`;
    return await callZoom(access, { path }, recordings);
  } catch (error) {
    if (zoomCodeOf(error) === ZOOM.noRecording) return { recording_files: [], password: "" };
    throw error;
  }
}

/** Video, or audio if there is nothing else. */
const isWatched = ({ file_type: type, play_url: address }: RecordedFile) =>
  (type === "MP4" || type === "M4A") && URL.canParse(address);

function rank({ recording_type: view }: RecordedFile): number {
  const at = VIEWS.indexOf(view);
  return at === -1 ? VIEWS.length : at;
}

function describeFile(file: RecordedFile, password: string): Recording {
  const startedAt = new Date(file.recording_start);
  const length = (Date.parse(file.recording_end) - startedAt.getTime()) / 60_000;
  return {
    id: file.id,
    startedAt,
    minutes: Number.isNaN(length) ? null : Math.round(length),
    address: file.play_url,
    password: password || null,
  };
}

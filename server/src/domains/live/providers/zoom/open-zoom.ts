import type { LiveProvider } from "../live-provider.ts";
import { joinZoom } from "./join-zoom.ts";
import { testZoom } from "./test-zoom.ts";
import type { ZoomAccess } from "./zoom-access.ts";
import { listZoomStays } from "./zoom-attendance.ts";
import { cancelZoomMeeting, changeZoomMeeting, createZoomMeeting } from "./zoom-meetings.ts";
import { listZoomRecordings } from "./zoom-recordings.ts";

/** Zoom, by a Server-to-Server OAuth app. */
export function openZoom(access: ZoomAccess): LiveProvider {
  return {
    kind: "zoom",
    attendance: {
      when: "afterwards",
      listStays: (meeting, cursor) => listZoomStays(access, meeting, cursor),
    },
    createMeeting: (key, plan) => createZoomMeeting(access, key, plan),
    changeMeeting: (meeting, plan) => changeZoomMeeting(access, meeting, plan),
    cancelMeeting: (meeting) => cancelZoomMeeting(access, meeting),
    join: async (meeting, { password }, person) => ({
      ...(await joinZoom(access, meeting, person)),
      // Part of most addresses; Zoom asks for it if somebody types in the meeting's number instead.
      password,
    }),
    listRecordings: (meeting) => listZoomRecordings(access, meeting),
    test: () => testZoom(access),
  };
}

import { msg } from "@lingui/core/macro";

import type { StaffKind } from "../../form/staff/staff-kind.ts";
import { VideoFields, type VideoForm } from "./video-fields.tsx";

export const videoKind: StaffKind<VideoForm> = {
  type: "video",
  blank: () => ({ video: "" }),
  read: ({ video }) => ({ video: video ?? "" }),
  write: ({ video }) => ({ video: video.trim() }),
  Fields: VideoFields,
  title: ({ video }) => video.replace(/^https?:\/\/(www\.)?/, ""),
  lines: ({ video }, { i18n }) => [{ label: i18n._(msg`Video address`), text: video }],
};

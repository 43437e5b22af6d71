import { msg } from "@lingui/core/macro";

import { flag } from "../../form/staff/flag.ts";
import type { StaffKind } from "../../form/staff/staff-kind.ts";
import { yesOrNo } from "../../form/staff/yes-or-no.ts";
import { VideoFields, type VideoForm } from "./video-fields.tsx";

export const videoKind: StaffKind<VideoForm> = {
  type: "video",
  blank: () => ({ video: "", mustWatch: false }),
  read: ({ video, video_required: required }) => ({
    video: video ?? "",
    mustWatch: required === "true",
  }),
  write: ({ video, mustWatch }) => ({ video: video.trim(), video_required: flag(mustWatch) }),
  Fields: VideoFields,
  title: ({ video }) => video.replace(/^https?:\/\/(www\.)?/, ""),
  lines: ({ video, mustWatch }, { i18n }) => [
    { label: i18n._(msg`Video address`), text: video },
    { label: i18n._(msg`Must be watched`), text: yesOrNo(mustWatch, i18n) },
  ],
};

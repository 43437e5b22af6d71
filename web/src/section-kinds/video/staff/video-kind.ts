import { msg } from "@lingui/core/macro";

import { flag } from "../../form/staff/flag.ts";
import type { StaffKind } from "../../form/staff/staff-kind.ts";
import { yesOrNo } from "../../form/staff/yes-or-no.ts";
import { nameOfFile } from "./name-of-file.ts";
import type { VideoForm } from "./video-form.ts";
import { VideoBar, VideoPage } from "./video-page.tsx";

export const videoKind: StaffKind<VideoForm> = {
  type: "video",
  blank: () => ({ video: "", mustWatch: false, captions: [], poster: "" }),
  read: ({ video, video_required: required, video_captions: captions, video_poster: poster }) => ({
    video: video ?? "",
    mustWatch: required === "true",
    captions: captions ?? [],
    poster: poster ?? "",
  }),
  write: ({ video, mustWatch, captions = [], poster = "" }) => ({
    video: video.trim(),
    video_required: flag(mustWatch),
    video_captions: [...captions],
    video_poster: poster,
  }),
  Page: VideoPage,
  Settings: VideoBar,
  title: ({ video }) => nameOfFile(video) ?? video.replace(/^https?:\/\/(www\.)?/, ""),
  lines: ({ video, mustWatch, captions = [], poster = "" }, { i18n }) => [
    { label: i18n._(msg`Video address`), text: video },
    { label: i18n._(msg`Must be watched`), text: yesOrNo(mustWatch, i18n) },
    { label: i18n._(msg`Captions`), text: captions.map(({ label }) => label).join(", ") },
    { label: i18n._(msg`Picture before it plays`), text: nameOfFile(poster) ?? "" },
  ],
};

import { readVideoFile } from "@paso/contract";

import { fileAddress } from "./content-file.ts";
import type { SectionKind } from "./section-kind.ts";

export interface VideoContent {
  type: "video";
  /** Web address, or `files/NAME` for a video of the course's own. */
  address: string;
  /** Whether it has to be watched before its student can go on; missing where it may be passed. */
  mustWatch?: boolean;
}

const OWN_FILE = "files/";

export const video: SectionKind<VideoContent> = {
  fromDraft({ video: address, video_required: required }, previous) {
    const mustWatch = required === undefined ? previous?.mustWatch : required === "true";
    return {
      type: "video",
      address: readVideoFile(address) ? address.normalize("NFC") : address,
      ...(mustWatch && { mustWatch }),
    };
  },
  toDraft: ({ address, mustWatch }) => ({
    video: address,
    ...(mustWatch && { video_required: "true" as const }),
  }),
  toForm: ({ address, mustWatch }) => ({
    video: address,
    video_required: mustWatch ? "true" : "false",
  }),
  title: ({ address }) => address.replace(/^https?:\/\/(www\.)?/, ""),
  text: () => [],
  // How long a video is, is not known before it is played.
  minutes: 5,
  present: ({ id, content: { address, mustWatch = false } }) => ({
    content: address.startsWith(OWN_FILE)
      ? fileAddress(id, address.slice(OWN_FILE.length))
      : address,
    must_watch: mustWatch,
  }),
  files: {
    mentions({ address }) {
      const name = readVideoFile(address);
      return name === null ? [] : [{ name: name.normalize("NFC"), use: "video", field: "video" }];
    },
    rename(content, newNameOf) {
      if (!content.address.startsWith(OWN_FILE)) return content;
      const name = newNameOf(content.address.slice(OWN_FILE.length));
      return name === null ? content : { ...content, address: `${OWN_FILE}${name}` };
    },
  },
};

import { readVideoFile } from "@paso/contract";

import { fileAddress } from "./content-file.ts";
import { posterAddress } from "./poster-address.ts";
import type { SectionKind } from "./section-kind.ts";

export interface VideoContent {
  type: "video";
  /** Web address, or `files/NAME` for a video of the course's own. */
  address: string;
  /** Whether it has to be watched before the student can go on; omitted means no. */
  mustWatch?: boolean;
  /** For videos played from a file; omitted if there are none. */
  captions?: readonly VideoCaptions[];
  /** Name of the picture shown before it plays. */
  poster?: string;
}

interface VideoCaptions {
  /** BCP 47 language tag. */
  language: string;
  /** The name shown in the captions menu. */
  label: string;
  /** File name. */
  file: string;
}

const OWN_FILE = "files/";

export const video: SectionKind<VideoContent> = {
  fromDraft({ video: address, video_required: required, ...more }, previous) {
    const mustWatch = required === undefined ? previous?.mustWatch : required === "true";
    const captions = more.video_captions?.map(readCaptions) ?? previous?.captions ?? [];
    const poster = more.video_poster === undefined ? previous?.poster : nameOf(more.video_poster);
    return {
      type: "video",
      address: readVideoFile(address) ? address.normalize("NFC") : address,
      ...(mustWatch && { mustWatch }),
      ...(captions.length > 0 && { captions }),
      ...(poster && { poster }),
    };
  },
  toDraft: ({ address, mustWatch, captions, poster }) => ({
    video: address,
    ...(mustWatch && { video_required: "true" as const }),
    ...(captions && { video_captions: captions.map(writeCaptions) }),
    ...(poster && { video_poster: `${OWN_FILE}${poster}` }),
  }),
  toForm: ({ address, mustWatch, captions = [], poster }) => ({
    video: address,
    video_required: mustWatch ? "true" : "false",
    video_captions: captions.map(writeCaptions),
    video_poster: poster === undefined ? "" : `${OWN_FILE}${poster}`,
  }),
  title: ({ address }) =>
    address.startsWith(OWN_FILE)
      ? address.slice(OWN_FILE.length)
      : address.replace(/^https?:\/\/(www\.)?/, ""),
  text: () => [],
  // The length of a video is unknown before it is played.
  minutes: 5,
  present: ({ id, content: { address, mustWatch = false, captions = [], poster }, files }) => ({
    content: address.startsWith(OWN_FILE)
      ? fileAddress(id, address.slice(OWN_FILE.length))
      : address,
    must_watch: mustWatch,
    captions: captions.map(({ language, label, file }) => ({
      src: fileAddress(id, file),
      language,
      label,
    })),
    poster: poster === undefined ? null : posterAddress(id, poster, files),
  }),
  files: {
    mentions({ address, captions = [], poster }) {
      const name = readVideoFile(address)?.normalize("NFC");
      return [
        ...(name === undefined ? [] : [{ name, use: "video" as const, field: "video" }]),
        ...captions.map(({ file }) => ({
          name: file,
          use: "captions" as const,
          field: "video_captions",
        })),
        ...(poster === undefined
          ? []
          : [{ name: poster, use: "image" as const, field: "video_poster" }]),
      ];
    },
    rename(content, newNameOf) {
      const renamed = (name: string) => newNameOf(name) ?? name;
      const { address, captions, poster } = content;
      return {
        ...content,
        ...(address.startsWith(OWN_FILE) && {
          address: `${OWN_FILE}${renamed(address.slice(OWN_FILE.length))}`,
        }),
        ...(captions && {
          captions: captions.map((one) => ({ ...one, file: renamed(one.file) })),
        }),
        ...(poster !== undefined && { poster: renamed(poster) }),
      };
    },
  },
};

/** File name from `files/NAME`. */
function nameOf(reference: string): string {
  return reference.slice(OWN_FILE.length).normalize("NFC");
}

function readCaptions({ file, ...rest }: VideoCaptions): VideoCaptions {
  return { ...rest, file: nameOf(file) };
}

function writeCaptions({ file, ...rest }: VideoCaptions): VideoCaptions {
  return { ...rest, file: `${OWN_FILE}${file}` };
}

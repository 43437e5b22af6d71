import { z } from "zod";

import { plainText } from "../../http/values.ts";
import { readVideoAddress, readVideoFile } from "../video-address.ts";
import { flag } from "./question-fields.ts";
import { sectionKind } from "./section-kind.ts";

const address = plainText
  .max(2_000, { error: "Use at most 2000 characters." })
  .refine((address) => readVideoFile(address) !== null || readVideoAddress(address) !== null, {
    error:
      "Enter the address of a YouTube or Vimeo video, or of an mp4, webm, m3u8, mp3, m4a or ogg file.",
  })
  .meta({
    description:
      "Address of a YouTube or Vimeo video or of an mp4, webm, m3u8, mp3, m4a or ogg file, or files/NAME for a video or sound of the course's own",
  });

const MOST_CAPTIONS = 20;

const captions = z
  .array(
    z.strictObject({
      /** BCP 47 language tag, such as `es` or `pt-BR`. */
      language: plainText.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, {
        error: "Choose the language of the captions.",
      }),
      /** The name shown in the captions menu. */
      label: plainText
        .trim()
        .min(1, { error: "Name the captions." })
        .max(60, { error: "Use at most 60 characters." }),
      file: plainText.max(255 + "files/".length).regex(/^files\/[^/\\]+\.vtt$/i, {
        error: "Captions are a WebVTT file, with the ending .vtt.",
      }),
    }),
  )
  .max(MOST_CAPTIONS, { error: "A video has at most 20 captions." })
  .refine(
    (list) =>
      new Set(list.map(({ language, label }) => `${language} ${label}`)).size === list.length,
    { error: "Two captions have the same language and name." },
  )
  .optional()
  .meta({
    description:
      "Captions for a video or sound that is a file: their language, what viewers choose them by, and files/NAME of a WebVTT file; as they were if left out",
  });

const poster = plainText
  .max(255 + "files/".length)
  .regex(/^(files\/[^/\\]+\.(png|jpe?g|gif|webp|avif))?$/i, {
    error: "The picture before the video is a png, jpg, gif, webp or avif file.",
  })
  .optional()
  .meta({
    description:
      "files/NAME of a picture that is shown before a video that is a file plays; empty for none, as it was if left out",
  });

/** Captions for the player. */
const shownCaptions = z.strictObject({
  src: z.string(),
  language: z.string(),
  label: z.string(),
});
export type ShownCaptions = z.infer<typeof shownCaptions>;

export const video = sectionKind({
  type: "video",
  name: { en: "Video", es: "Vídeo" },
  isQuestion: false,
  draft: {
    video: address,
    video_required: flag.optional().meta({
      description:
        "Whether it has to be watched to 99 percent before one can go on; as it was if left out",
    }),
    video_captions: captions,
    video_poster: poster,
  },
  authored: {
    video: z.string(),
    video_required: flag,
    video_captions: z.array(
      z.strictObject({ language: z.string(), label: z.string(), file: z.string() }),
    ),
    /** Empty for none. */
    video_poster: z.string(),
  },
  student: {
    shown: {
      content: z.string(),
      must_watch: z.boolean(),
      captions: z.array(shownCaptions),
      /** Address of the picture shown before it plays; null for none. */
      poster: z.string().nullable(),
    },
    revealed: {},
  },
});

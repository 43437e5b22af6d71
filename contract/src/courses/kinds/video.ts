import { z } from "zod";

import { plainText } from "../../http/values.ts";
import { readVideoAddress, readVideoFile } from "../video-address.ts";
import { flag } from "./question-fields.ts";
import { sectionKind } from "./section-kind.ts";

const address = plainText
  .max(2_000, { error: "This is too long." })
  .refine((address) => readVideoFile(address) !== null || readVideoAddress(address) !== null, {
    error: "Enter the address of a YouTube or Vimeo video, or of an mp4, webm or m3u8 file.",
  })
  .meta({
    description:
      "Address of a YouTube or Vimeo video or of an mp4, webm or m3u8 file, or files/NAME for a video of the course's own",
  });

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
  },
  authored: { video: z.string(), video_required: flag },
  student: { shown: { content: z.string(), must_watch: z.boolean() }, revealed: {} },
});

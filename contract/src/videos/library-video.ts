import { z } from "zod";

import { readVideoAddress } from "../courses/video-address.ts";
import { id, pageQuery, plainText } from "../http/values.ts";
import { LONGEST_VIDEO } from "../learning/playback-endpoints.ts";

/** Maximum number of videos in a library, so that searching stays cheap. */
export const MOST_VIDEOS = 2_000;
/** Maximum number of tags of a video. */
export const MOST_TAGS = 10;
/** Characters. */
export const LONGEST_TAG = 40;

const tag = plainText
  .trim()
  .min(1, { error: "Enter a tag." })
  .max(LONGEST_TAG, { error: "Use at most 40 characters." });

/** Length of a video in whole seconds. */
export const videoLength = z.int().min(1).max(LONGEST_VIDEO);

/** The fields of a video that staff edit. */
export const libraryVideoFields = {
  title: plainText
    .trim()
    .min(1, { error: "Enter a title." })
    .max(255, { error: "Use at most 255 characters." }),
  address: plainText
    .trim()
    .max(2_000, { error: "This is too long." })
    .refine((address) => readVideoAddress(address) !== null, {
      error:
        "Enter the address of a YouTube or Vimeo video, or of an mp4, webm, m3u8, mp3, m4a or ogg file.",
    }),
  /** Tags that differ only in case are the same. */
  tags: z.array(tag).max(MOST_TAGS, { error: "Use at most 10 tags." }),
  /** Null while unknown: the player determines it when staff first play the video. */
  length: videoLength.nullable(),
};

/** A video of a library, as shown to staff. */
export const libraryVideo = z.strictObject({
  id,
  title: z.string(),
  address: z.string(),
  tags: z.array(z.string()),
  /** In seconds; null while unknown. */
  length: z.int().nullable(),
  /** Whether it is shown to students of the course; never in the site's library. */
  released: z.boolean(),
});
export type LibraryVideo = z.infer<typeof libraryVideo>;

/** Filters of a library. */
export const libraryQuery = pageQuery.extend({
  /** Parts of a title or of a tag, separated by spaces; accents and case do not matter. */
  q: plainText.max(200).optional(),
  /** Only videos with this tag. */
  tag: plainText.max(LONGEST_TAG).optional(),
});

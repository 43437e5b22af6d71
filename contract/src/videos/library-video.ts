import { z } from "zod";

import { readVideoAddress } from "../courses/video-address.ts";
import { id, pageQuery, plainText } from "../http/values.ts";
import { LONGEST_VIDEO } from "../learning/playback-endpoints.ts";

/** Most videos that a library holds, so that searching one costs little. */
export const MOST_VIDEOS = 2_000;
/** Most tags of a video. */
export const MOST_TAGS = 10;
/** Characters. */
export const LONGEST_TAG = 40;

const tag = plainText
  .trim()
  .min(1, { error: "Enter a tag." })
  .max(LONGEST_TAG, { error: "Use at most 40 characters." });

/** Length of a video in whole seconds. */
export const videoLength = z.int().min(1).max(LONGEST_VIDEO);

/** What staff write about a video. */
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
  /** Written differently in case alone, a tag is the same. */
  tags: z.array(tag).max(MOST_TAGS, { error: "Use at most 10 tags." }),
  /** Null where it is not known yet: the player finds it when staff first play the video. */
  length: videoLength.nullable(),
};

/** A video of a library, as staff see it. */
export const libraryVideo = z.strictObject({
  id,
  title: z.string(),
  address: z.string(),
  tags: z.array(z.string()),
  /** In seconds; null while unknown. */
  length: z.int().nullable(),
  /** Whether students of the course find it among its videos; never in the site's library. */
  released: z.boolean(),
});
export type LibraryVideo = z.infer<typeof libraryVideo>;

/** Which part of a library is wanted. */
export const libraryQuery = pageQuery.extend({
  /** Parts of a title or of a tag, apart by spaces; accents and case do not matter. */
  q: plainText.max(200).optional(),
  /** Only videos with this tag. */
  tag: plainText.max(LONGEST_TAG).optional(),
});

import { z } from "zod";

/** Widths of the smaller copies of pictures, in pixels. */
export const PICTURE_WIDTHS = [480, 960, 1440] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * Parameters for fetching a picture. Not strict: a file's address may carry unknown parameters, such as
 * those added when it is shared.
 */
export const pictureQuery = z.object({
  width: z
    .literal(["480", "960", "1440"])
    .transform((width) => Number(width) as PictureWidth)
    .optional()
    .meta({
      description:
        "The smaller copy of a picture that is about so many pixels wide, as AVIF or WebP where " +
        "`Accept` names it; the file as it was uploaded where there is none",
    }),
  v: z.string().max(100).optional().meta({
    description: "Names the file's content: what it answers may then be kept for good",
  }),
});

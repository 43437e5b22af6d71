import { z } from "zod";

/** Widths of the smaller copies that are made of pictures, in pixels. */
export const PICTURE_WIDTHS = [480, 960, 1440] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * How a picture is fetched. Not strict: a file's address may carry what is not known here, such as
 * after it was shared.
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

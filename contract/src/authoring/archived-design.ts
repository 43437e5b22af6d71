import { z } from "zod";

import { diplomaDesign, diplomaSignature, MOST_SIGNATURES } from "../diplomas/diploma-design.ts";
import { plainText } from "../http/values.ts";

const picture = plainText
  .max(2_000, { error: "This is too long." })
  .regex(/^files\/[^/\\]+$/, { error: "Name an image as files/NAME." })
  .nullable()
  .meta({ description: "files/NAME of an image, or null" });

/** The diploma design of an archived course: its own, with pictures among the archive's files. */
export const archivedDesign = diplomaDesign.extend({
  background: picture,
  signatures: z.array(diplomaSignature.extend({ picture })).max(MOST_SIGNATURES),
});
export type ArchivedDesign = z.infer<typeof archivedDesign>;

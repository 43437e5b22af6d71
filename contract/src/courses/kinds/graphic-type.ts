import { z } from "zod";

/** Charts for the answers of a poll. */
export const graphicType = z
  .enum(["bar", "pie"], { error: "Choose bar or pie." })
  .meta({ description: "The chart that compares one's answer with those of course mates" });
export type GraphicType = z.infer<typeof graphicType>;

import { z } from "zod";

/** A non-negative integer entered by an author. */
export const count = z
  .int({ error: "Enter a whole number." })
  .min(0, { error: "Enter 0 or more." })
  .max(1_000_000, { error: "This number is too large." });

/** Position among siblings. */
export const order = count.meta({
  description: "Position among its siblings, which no two of them share",
});

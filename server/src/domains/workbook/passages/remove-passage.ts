import { eq } from "drizzle-orm";

import { passages } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Removes a passage from its owner's workbook permanently. */
export async function removePassage({ database }: Context, { id }: { id: number }): Promise<void> {
  await database.delete(passages).where(eq(passages.id, id));
}

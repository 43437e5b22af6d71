import { eq } from "drizzle-orm";

import { personalTokens } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Revokes all tokens of a person whose account may have been compromised. */
export async function revokeTokens({ database }: Context, userId: number): Promise<void> {
  await database.delete(personalTokens).where(eq(personalTokens.userId, userId));
}

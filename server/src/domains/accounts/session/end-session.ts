import { eq } from "drizzle-orm";

import { sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { hashSecret } from "./session-secret.ts";

/** Ends the session of a browser's secret, if there is one. */
export async function endSession(ctx: Context, secret: string): Promise<void> {
  await ctx.database.delete(sessions).where(eq(sessions.tokenHash, hashSecret(secret)));
}

import { eq } from "drizzle-orm";

import { pendingSignIns, sessions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { hashSecret } from "./session-secret.ts";

/** Ends the session of a browser's secret, if there is one, or its pending sign-in. */
export async function endSession({ database }: Context, secret: string): Promise<void> {
  const tokenHash = hashSecret(secret);
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  await database.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash));
}

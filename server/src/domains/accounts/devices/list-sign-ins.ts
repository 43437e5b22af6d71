import { and, desc, eq, gt } from "drizzle-orm";

import { signIns } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { SIGN_INS_KEPT } from "./delete-old-sign-ins.ts";

/** Maximum number of attempts shown: password guessing makes thousands. */
const MOST = 50;

/** The latest attempts to sign in to an account, newest first. */
export function listSignIns({ database, clock }: Context, userId: number) {
  const oldest = new Date(clock.now().getTime() - SIGN_INS_KEPT);
  return database
    .select()
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gt(signIns.createdAt, oldest)))
    .orderBy(desc(signIns.id))
    .limit(MOST);
}

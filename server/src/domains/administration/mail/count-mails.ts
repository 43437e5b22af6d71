import { eq } from "drizzle-orm";

import { mails } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** How many mails wait, and how many have failed. */
export async function countMails({ database }: Context) {
  const [queued, failed] = await Promise.all([
    database.$count(mails, eq(mails.state, "queued")),
    database.$count(mails, eq(mails.state, "failed")),
  ]);
  return { queued, failed };
}

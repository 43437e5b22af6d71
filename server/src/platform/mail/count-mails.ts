import { eq } from "drizzle-orm";

import { mails } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";

/** Numbers of waiting and of failed mails. */
export async function countMails({ database }: Context) {
  const [queued, failed] = await Promise.all([
    database.$count(mails, eq(mails.state, "queued")),
    database.$count(mails, eq(mails.state, "failed")),
  ]);
  return { queued, failed };
}

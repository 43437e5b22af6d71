import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";

import { listTables } from "../backup/database/catalog.ts";
import { isLeftOut } from "../backup/database/is-left-out.ts";
import { holdQueuedMails } from "../platform/mail/hold-queued-mails.ts";

/**
 * Removes from a restored database what must not come back: sessions, which may have been ended since, and
 * waiting mails, which may have been sent since.
 * @param reached the restored moment
 * @returns the number of mails held for an administrator
 */
export async function settleRestored(
  client: pg.Client,
  { reached, sendMails }: { reached: Date; sendMails: boolean },
): Promise<number> {
  const names = (await listTables(client)).map(({ name }) => name);
  await client.query("begin");
  for (const name of names.filter(isLeftOut)) {
    await client.query(`delete from ${client.escapeIdentifier(name)}`);
  }
  const database = drizzle({ client });
  const isHeld = names.includes("mails") && !sendMails;
  const held = isHeld ? await holdQueuedMails({ database }, reached, new Date()) : 0;
  await client.query("commit");
  return held;
}

import { eq } from "drizzle-orm";

import { mails } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { notFound } from "../errors/domain-error.ts";

/** @throws `not_found` */
export async function findMail({ database }: Context, id: number) {
  const [mail] = await database.select().from(mails).where(eq(mails.id, id));
  if (!mail) throw notFound();
  return mail;
}

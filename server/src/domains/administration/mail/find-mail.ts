import { eq } from "drizzle-orm";

import { mails } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/** @throws `not_found` */
export async function findMail({ database }: Context, id: number) {
  const [mail] = await database.select().from(mails).where(eq(mails.id, id));
  if (!mail) throw notFound();
  return mail;
}

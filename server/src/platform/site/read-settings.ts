import { siteSettings } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";

/** The site's settings as stored; undefined for a site that never changed any. */
export async function readSettings({ database }: Pick<Context, "database">) {
  const [settings] = await database.select().from(siteSettings);
  return settings;
}

/**
 * The same, locked until the end of the transaction: changes of the site are serialised, so that each is
 * recorded with the values before it.
 */
export async function lockSettings({ database }: Pick<Context, "database">) {
  await database.insert(siteSettings).values({ version: 0 }).onConflictDoNothing();
  const [settings] = await database.select().from(siteSettings).for("update");
  return settings;
}

import type { Role } from "@paso/contract";
import { sql } from "drizzle-orm";

import { siteSettings } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import type { StoredValues } from "../settings/stored-site.ts";

/** The changed settings; the others stay, as do values that are not named. */
interface SettingsChange {
  values?: StoredValues;
  secondFactorRoles?: readonly Role[];
  hidesPassword?: boolean;
  setupTokenHashes?: Buffer | null;
}

/**
 * Stores settings of the site; changes of those that processes cache get a new version, which all of
 * them notice.
 */
export async function storeSettings(
  { database }: Pick<Context, "database">,
  { values, ...columns }: SettingsChange,
): Promise<void> {
  const isKept = values !== undefined || columns.secondFactorRoles !== undefined;
  await database
    .insert(siteSettings)
    .values({ ...columns, ...(values && { values }) })
    .onConflictDoUpdate({
      target: siteSettings.id,
      set: {
        ...columns,
        ...(values && { values: sql`${siteSettings.values} || ${JSON.stringify(values)}::jsonb` }),
        ...(isKept && { version: sql`${siteSettings.version} + 1` }),
      },
    });
}

import { eq } from "drizzle-orm";

import { files, siteLogos } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Ids of a logo's files, and the key that identifies it in its address. */
type NewLogo = Pick<typeof siteLogos.$inferInsert, "key" | "fileId" | "mailFileId">;

/** Sets the site's logo, replacing the one it had. */
export async function storeSiteLogo({ database }: Context, logo: NewLogo): Promise<void> {
  await database
    .insert(siteLogos)
    .values(logo)
    .onConflictDoUpdate({ target: siteLogos.id, set: logo });
}

/** Its bytes are deleted with unused files. */
export async function deleteSiteLogo({ database }: Context): Promise<void> {
  await database.delete(siteLogos);
}

/** The site's logo for browsers, as long as it has this key. */
export function findShownLogo({ database }: Context, key: string) {
  return selectLogo(database, siteLogos.fileId).where(eq(siteLogos.key, key)).then(first);
}

/** The site's logo as mails and documents show it: a PNG. */
export function findMailedLogo({ database }: Context) {
  return selectLogo(database, siteLogos.mailFileId).then(first);
}

function selectLogo(database: Context["database"], fileId: typeof siteLogos.fileId) {
  return database
    .select({ storageKey: files.storageKey, mediaType: files.mediaType, size: files.size })
    .from(siteLogos)
    .innerJoin(files, eq(files.id, fileId));
}

function first<Row>([row]: readonly Row[]): Row | undefined {
  return row;
}

import { and, eq } from "drizzle-orm";

import { diplomas, diplomaVersions, files } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import type { Actor } from "../../accounts/index.ts";
import { documentName } from "../document/document-name.ts";

/**
 * The PDF of one of a person's own diplomas in its latest form.
 * @throws `not_found` for another's, and until it is made
 */
export async function findOwnDocument(
  { database }: Context,
  actor: Actor,
  diplomaId: number,
): Promise<SentFile> {
  const [found] = await database
    .select({
      storageKey: files.storageKey,
      mediaType: files.mediaType,
      size: files.size,
      facts: diplomaVersions.facts,
    })
    .from(diplomas)
    .innerJoin(
      diplomaVersions,
      and(
        eq(diplomaVersions.diplomaId, diplomas.id),
        eq(diplomaVersions.version, diplomas.version),
      ),
    )
    .innerJoin(files, eq(files.id, diplomaVersions.fileId))
    .where(and(eq(diplomas.id, diplomaId), eq(diplomas.userId, actor.id)));
  if (!found) throw notFound();
  const { facts, ...file } = found;
  return { ...file, name: documentName(facts) };
}

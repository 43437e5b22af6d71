import { and, desc, eq, lt } from "drizzle-orm";

import { pages, pageVersions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/** A version of a page, without its sections. */
export interface PageVersion {
  version: number;
  /** Null for a current state without a known author. */
  savedAt: Date | null;
  author: { firstName: string; lastName: string } | null;
  kind: "found" | "changed" | "restored";
  restoredVersion: number | null;
  added: number;
  changed: number;
  removed: number;
}

interface Wanted {
  pageId: number;
  /** Cursor: the version after the first one; null to begin. */
  before: number | null;
  limit: number;
}

/** The stored versions of a page, newest first, and its current version. */
export async function listVersions(
  { database }: Context,
  { pageId, before, limit }: Wanted,
): Promise<{ versions: PageVersion[]; current: number }> {
  const [page] = await database
    .select({ version: pages.version })
    .from(pages)
    .where(eq(pages.id, pageId));
  if (!page) throw notFound();
  const kept = await database
    .select({
      version: pageVersions.version,
      savedAt: pageVersions.savedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      kind: pageVersions.kind,
      restoredVersion: pageVersions.restoredVersion,
      added: pageVersions.added,
      changed: pageVersions.changed,
      removed: pageVersions.removed,
    })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.userId))
    .where(
      and(
        eq(pageVersions.pageId, pageId),
        before === null ? undefined : lt(pageVersions.version, before),
      ),
    )
    .orderBy(desc(pageVersions.version))
    .limit(limit);
  const versions = kept.map(({ firstName, lastName, ...version }): PageVersion => {
    const author = firstName === null || lastName === null ? null : { firstName, lastName };
    return { ...version, author };
  });
  const isMissing = before === null && versions[0]?.version !== page.version;
  return {
    versions: isMissing ? [presentState(page.version), ...versions] : versions,
    current: page.version,
  };
}

function presentState(version: number): PageVersion {
  const none = { savedAt: null, author: null, restoredVersion: null };
  return { version, kind: "found", added: 0, changed: 0, removed: 0, ...none };
}

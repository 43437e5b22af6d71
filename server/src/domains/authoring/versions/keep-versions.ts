import { and, eq, lte, sql, type SQL } from "drizzle-orm";

import { pageVersions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { bumpPageVersion } from "../structure/bump-page-version.ts";

/** Versions stored per page; each save deletes the excess ones. */
export const VERSIONS_OF_PAGE = 100;
/** Seconds within which consecutive calls of one save are merged into one version. */
const ONE_SAVE = 120;

/** Author and kind of a change to a page. */
export interface PageChange {
  /** Null if there is no author, as for a command. */
  userId: number | null;
  /** The version being restored. */
  restoredVersion?: number;
  /** Whether it continues a save that began a moment ago, for example with the files of its sections. */
  continues?: boolean;
}

/**
 * Stores the state of pages before a change if their history lacks it: the history begins with a
 * page's first change, and processes of an earlier release store none. Must run in the transaction
 * of the change, before anything else.
 */
export async function keepStateBefore(
  ctx: Context,
  pageIds: readonly (number | null)[],
): Promise<void> {
  for (const pageId of new Set(pageIds)) {
    if (pageId !== null) await insertVersion(ctx, pageId, { kind: "found" });
  }
}

/** Gives a page whose sections changed a new version and stores it in the page's history; returns it. */
export async function keepVersion(
  ctx: Context,
  pageId: number,
  { userId, restoredVersion, continues = false }: PageChange,
): Promise<number> {
  const begun = continues && userId !== null ? await takeUnfinished(ctx, pageId, userId) : null;
  const version = await bumpPageVersion(ctx, pageId);
  const kind = restoredVersion === undefined ? "changed" : "restored";
  await insertVersion(ctx, pageId, {
    kind,
    userId,
    ...(begun && { savedAt: begun }),
    ...(restoredVersion !== undefined && { restoredVersion }),
  });
  await ctx.database
    .delete(pageVersions)
    .where(
      and(eq(pageVersions.pageId, pageId), lte(pageVersions.version, version - VERSIONS_OF_PAGE)),
    );
  return version;
}

/** Like {@link keepVersion}, for pages that parts moved between; null for none. */
export async function keepVersions(
  ctx: Context,
  pageIds: readonly (number | null)[],
  change: PageChange,
): Promise<void> {
  for (const pageId of new Set(pageIds)) {
    if (pageId !== null) await keepVersion(ctx, pageId, change);
  }
}

/** Deletes the version that the continued save has just made; returns when it began. */
async function takeUnfinished(
  { database, clock }: Context,
  pageId: number,
  userId: number,
): Promise<Date | null> {
  const since = new Date(clock.now().getTime() - ONE_SAVE * 1_000);
  const [taken] = await database
    .delete(pageVersions)
    .where(
      and(
        eq(pageVersions.pageId, pageId),
        eq(pageVersions.userId, userId),
        eq(pageVersions.kind, "changed"),
        sql`${pageVersions.savedAt} >= ${since.toISOString()}::timestamptz`,
        sql`${pageVersions.version} = (select version from pages where id = ${pageId})`,
      ),
    )
    .returning({ savedAt: pageVersions.savedAt });
  return taken?.savedAt ?? null;
}

interface NewVersion {
  kind: "found" | "changed" | "restored";
  userId?: number | null;
  savedAt?: Date;
  restoredVersion?: number;
}

/**
 * Stores the page's current state as its current version, unless it is already stored. The content
 * of a page may be megabytes: it never leaves the database.
 */
async function insertVersion(ctx: Context, pageId: number, version: NewVersion): Promise<void> {
  const { kind, userId = null, restoredVersion = null, savedAt = ctx.clock.now() } = version;
  const counts = kind === "found" ? sql`select 0 as added, 0 as changed, 0 as removed` : COUNTS;
  await ctx.database.execute(sql`
    with page as (
      select id, version from pages where id = ${pageId}
        and not exists (select from page_versions kept
          where kept.page_id = pages.id and kept.version = pages.version)
    ), state as (${sectionsOf(sql`(select id from page)`)}),
    before as (
      select v.sections from page_versions v join page on page.id = v.page_id
      order by v.version desc limit 1
    ), counts as (${counts}),
    inserted as (
      insert into page_versions (page_id, version, saved_at, user_id, kind, restored_version,
        added, changed, removed, sections)
      select page.id, page.version, ${savedAt.toISOString()}::timestamptz, ${userId}::int, ${kind},
        ${restoredVersion}::int, counts.added, counts.changed, counts.removed, state.sections
      from page, state, counts
      returning page_id, version
    )
    insert into page_version_files (page_id, version, file_id)
    select distinct inserted.page_id, inserted.version, f.file_id
    from inserted
    join sections s on s.page_id = inserted.page_id and s.deleted_at is null
    join section_files f on f.section_id = s.id`);
}

/** Difference from the previous version. A changed order alone is no change: siblings may have moved. */
const COUNTS = sql`
  select
    count(*) filter (where old.key is null)::int as added,
    count(*) filter (where old.key is not null and now.key is not null
      and old.value - 'order' <> now.value - 'order')::int as changed,
    count(*) filter (where now.key is null)::int as removed
  from (select e.key, e.value from before, jsonb_each(before.sections) e) old
  full join (select e.key, e.value from state, jsonb_each(state.sections) e) now
    on now.key = old.key`;

/** In SQL, a row with the living sections of a page as stored in its history. */
export function sectionsOf(pageId: SQL): SQL {
  return sql`
    select coalesce(jsonb_object_agg(s.id, jsonb_build_object(
      'order', s.position, 'content', s.content, 'files', coalesce(f.files, '[]'))), '{}') as sections
    from sections s
    left join lateral (
      select jsonb_agg(jsonb_build_object(
        'name', name, 'fileId', file_id, 'use', use, 'order', position)
        order by use, position, name) as files
      from section_files where section_id = s.id
    ) f on true
    where s.page_id = ${pageId} and s.deleted_at is null`;
}

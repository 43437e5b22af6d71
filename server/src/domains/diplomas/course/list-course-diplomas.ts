import type { CourseDiplomaState } from "@paso/contract";
import { and, count, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";

import { foldText } from "../../../database/fold-text.ts";
import { diplomas, diplomaVersions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { isLatestVersion } from "../versions/latest-version.ts";

interface Wanted {
  courseId: number;
  /** Parts of a name, an e-mail address or a number, separated by spaces; empty for all. */
  search: string;
  state: CourseDiplomaState | undefined;
  /** The last diploma of the previous page; null for the first page. */
  before: number | null;
  limit: number;
}

const COLUMNS = {
  id: diplomas.id,
  number: diplomas.number,
  version: diplomas.version,
  issuedAt: diplomas.issuedAt,
  revokedAt: diplomas.revokedAt,
  revokeReason: diplomas.revokeReason,
  versionAt: diplomaVersions.createdAt,
  isReady: sql<boolean>`${diplomaVersions.fileId} is not null`,
  name: sql<string>`${diplomaVersions.facts} ->> 'name'`,
  ownerId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

/** A page of a course's diplomas, latest first; and how many match. */
export async function listCourseDiplomas(ctx: Context, wanted: Wanted) {
  const { courseId, before, limit } = wanted;
  const fits = and(
    eq(diplomas.courseId, courseId),
    isInState(wanted.state),
    matches(wanted.search),
  );
  const [rows, [counted]] = await Promise.all([
    select(ctx)
      .where(and(fits, before === null ? undefined : lt(diplomas.id, before)))
      .orderBy(desc(diplomas.id))
      .limit(limit),
    ctx.database
      .select({ total: count() })
      .from(diplomas)
      .innerJoin(diplomaVersions, isLatestVersion)
      .leftJoin(users, eq(users.id, diplomas.userId))
      .where(fits),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** One diploma of a course; undefined if it is another's. */
export async function findCourseDiploma(
  ctx: Context,
  { courseId, diplomaId }: { courseId: number; diplomaId: number },
) {
  const [row] = await select(ctx).where(
    and(eq(diplomas.id, diplomaId), eq(diplomas.courseId, courseId)),
  );
  return row;
}

/** A diploma of a course as staff see it. */
export type CourseDiplomaRow = NonNullable<Awaited<ReturnType<typeof findCourseDiploma>>>;

function select({ database }: Context) {
  return database
    .select(COLUMNS)
    .from(diplomas)
    .innerJoin(diplomaVersions, isLatestVersion)
    .leftJoin(users, eq(users.id, diplomas.userId))
    .$dynamic();
}

function isInState(state: CourseDiplomaState | undefined): SQL | undefined {
  switch (state) {
    case "valid":
      return and(isNull(diplomas.revokedAt), eq(diplomas.version, 1));
    case "reissued":
      return and(isNull(diplomas.revokedAt), gt(diplomas.version, 1));
    case "revoked":
      return isNotNull(diplomas.revokedAt);
    case undefined:
      return undefined;
  }
}

/** Every word is in a name or the e-mail address, or all of them are part of a number. */
function matches(search: string): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const text = foldText(
    sql`concat_ws(' ', ${diplomaVersions.facts} ->> 'name', ${users.firstName}, ${users.lastName}, ${users.email})`,
  );
  const named = and(
    ...words.map((word) => sql`position(${foldText(sql`${word}::text`)} in ${text}) > 0`),
  );
  const number = search.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
  // Including numbers of earlier versions: staff search for what an old printout says.
  const numbered =
    number !== "" &&
    sql`exists (select 1 from diploma_versions as any_version
      where any_version.diploma_id = ${diplomas.id} and position(${number} in any_version.number) > 0)`;
  return numbered ? or(named, numbered) : named;
}

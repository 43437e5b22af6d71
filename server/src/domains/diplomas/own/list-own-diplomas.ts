import { and, desc, eq, sql } from "drizzle-orm";

import { diplomas, diplomaVersions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import { isLatestVersion } from "../versions/latest-version.ts";

/** A person's diplomas with the latest version of each, the latest issued first. */
export function listOwnDiplomas({ database }: Context, actor: Actor, courseId: number | null) {
  return database
    .select({
      id: diplomas.id,
      number: diplomas.number,
      courseId: diplomas.courseId,
      shownName: diplomas.shownName,
      issuedAt: diplomas.issuedAt,
      revokedAt: diplomas.revokedAt,
      revokeReason: diplomas.revokeReason,
      version: diplomas.version,
      versionAt: diplomaVersions.createdAt,
      facts: diplomaVersions.facts,
      isMade: sql<boolean>`${diplomaVersions.fileId} is not null`,
      hasPicture: sql<boolean>`${diplomaVersions.pictureFileId} is not null`,
    })
    .from(diplomas)
    .innerJoin(diplomaVersions, isLatestVersion)
    .where(
      and(
        eq(diplomas.userId, actor.id),
        courseId === null ? undefined : eq(diplomas.courseId, courseId),
      ),
    )
    .orderBy(desc(diplomas.issuedAt), desc(diplomas.id));
}

/** A person's own diploma. */
export type OwnDiploma = Awaited<ReturnType<typeof listOwnDiplomas>>[number];

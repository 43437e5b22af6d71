import { and, eq, sql } from "drizzle-orm";

import { diplomas, diplomaVersions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { parseDiplomaNumber } from "../issue/diploma-number.ts";

/**
 * The diploma of a number, in its latest form.
 * @throws `not_found` for a number that was never given out
 */
export async function verifyDiploma({ database }: Context, typed: string) {
  const number = parseDiplomaNumber(typed);
  const found =
    number === null
      ? []
      : await database
          .select({
            number: diplomas.number,
            version: diplomas.version,
            shownName: diplomas.shownName,
            issuedAt: diplomas.issuedAt,
            revokedAt: diplomas.revokedAt,
            revokeReason: diplomas.revokeReason,
            /** Whether there is somebody left whom it names. */
            isOwned: sql<boolean>`${diplomas.userId} is not null`,
            facts: diplomaVersions.facts,
            versionAt: diplomaVersions.createdAt,
          })
          .from(diplomas)
          .innerJoin(
            diplomaVersions,
            and(
              eq(diplomaVersions.diplomaId, diplomas.id),
              eq(diplomaVersions.version, diplomas.version),
            ),
          )
          .where(eq(diplomas.number, number));
  const [diploma] = found;
  if (!diploma) throw notFound("There is no diploma with this number.");
  return diploma;
}

import { and, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import { diplomas, diplomaVersions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { parseDiplomaNumber } from "../issue/diploma-number.ts";

/**
 * The version of a diploma with this number.
 * @throws `not_found` for a number that was never issued
 */
export async function verifyDiploma(ctx: Context, typed: string) {
  const number = parseDiplomaNumber(typed);
  const diploma = number === null ? undefined : await findVersion(ctx, number);
  if (!diploma) throw notFound("There is no diploma with this number.");
  return diploma;
}

async function findVersion({ database }: Context, number: string) {
  const newer = alias(diplomaVersions, "newer");
  const [found] = await database
    .select({
      number: diplomaVersions.number,
      shownName: diplomas.shownName,
      revokedAt: diplomas.revokedAt,
      revokeReason: diplomas.revokeReason,
      /** Whether the account that it was issued to still exists. */
      isOwned: sql<boolean>`${diplomas.userId} is not null`,
      facts: diplomaVersions.facts,
      issuedAt: diplomaVersions.createdAt,
      /** When the latest version was issued; null if this is the latest. */
      replacedAt: newer.createdAt,
    })
    .from(diplomaVersions)
    .innerJoin(diplomas, eq(diplomas.id, diplomaVersions.diplomaId))
    .leftJoin(
      newer,
      and(
        eq(newer.diplomaId, diplomas.id),
        eq(newer.version, diplomas.version),
        gt(newer.version, diplomaVersions.version),
      ),
    )
    .where(eq(diplomaVersions.number, number));
  return found;
}

/** A version with the current state of its diploma. */
export type VerifiedVersion = Awaited<ReturnType<typeof verifyDiploma>>;

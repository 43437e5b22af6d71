import { and, eq, sql, type SQL } from "drizzle-orm";

import {
  type DiplomaFacts,
  diplomas,
  diplomaVersions,
  users,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { parseDiplomaNumber } from "../issue/diploma-number.ts";
import { isLatestVersion } from "../versions/latest-version.ts";

/** The content of a badge, in one version of its diploma. */
export interface Badge {
  number: string;
  /** Whether the diploma was reissued since, with another number. */
  replaced: boolean;
  /** Null if the course is gone. */
  courseId: number | null;
  shownName: "full" | "initials" | "hidden";
  issuedAt: Date;
  versionAt: Date;
  revokedAt: Date | null;
  revokeReason: string | null;
  facts: DiplomaFacts;
  /** The owner's; null if the account is gone. */
  email: string | null;
}

/** @throws `not_found` for another person's diploma, and for a revoked one */
export async function findOwnBadge(ctx: Context, actor: Actor, diplomaId: number): Promise<Badge> {
  const own = and(eq(diplomas.id, diplomaId), eq(diplomas.userId, actor.id), isLatestVersion);
  const badge = await find(ctx, own);
  if (!badge || badge.revokedAt) throw notFound();
  return badge;
}

/**
 * The badge of any version: a replaced one is marked as such.
 * @throws `not_found` for a number that was never issued
 */
export async function findBadgeByNumber(ctx: Context, typed: string): Promise<Badge> {
  const number = parseDiplomaNumber(typed);
  const badge = number === null ? undefined : await find(ctx, eq(diplomaVersions.number, number));
  if (!badge) throw notFound("There is no diploma with this number.");
  return badge;
}

async function find({ database }: Context, which: SQL | undefined): Promise<Badge | undefined> {
  const [found] = await database
    .select({
      number: diplomaVersions.number,
      replaced: sql<boolean>`${diplomaVersions.version} < ${diplomas.version}`,
      courseId: diplomas.courseId,
      shownName: diplomas.shownName,
      issuedAt: diplomas.issuedAt,
      versionAt: diplomaVersions.createdAt,
      revokedAt: diplomas.revokedAt,
      revokeReason: diplomas.revokeReason,
      facts: diplomaVersions.facts,
      email: users.email,
    })
    .from(diplomas)
    .innerJoin(diplomaVersions, eq(diplomaVersions.diplomaId, diplomas.id))
    .leftJoin(users, eq(users.id, diplomas.userId))
    .where(which);
  return found;
}

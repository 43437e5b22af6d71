import { and, eq, type SQL } from "drizzle-orm";

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

/** What a badge says, in the latest form of its diploma. */
export interface Badge {
  number: string;
  /** Null where the course is gone. */
  courseId: number | null;
  shownName: "full" | "initials" | "hidden";
  issuedAt: Date;
  versionAt: Date;
  revokedAt: Date | null;
  revokeReason: string | null;
  facts: DiplomaFacts;
  /** Of its owner; null where the account is gone. */
  email: string | null;
}

/** @throws `not_found` for another's diploma, and for one that was revoked */
export async function findOwnBadge(ctx: Context, actor: Actor, diplomaId: number): Promise<Badge> {
  const badge = await find(ctx, and(eq(diplomas.id, diplomaId), eq(diplomas.userId, actor.id)));
  if (!badge || badge.revokedAt) throw notFound();
  return badge;
}

/** @throws `not_found` for a number that was never given out */
export async function findBadgeByNumber(ctx: Context, typed: string): Promise<Badge> {
  const number = parseDiplomaNumber(typed);
  const badge = number === null ? undefined : await find(ctx, eq(diplomas.number, number));
  if (!badge) throw notFound("There is no diploma with this number.");
  return badge;
}

async function find({ database }: Context, which: SQL | undefined): Promise<Badge | undefined> {
  const [found] = await database
    .select({
      number: diplomas.number,
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
    .innerJoin(diplomaVersions, isLatestVersion)
    .leftJoin(users, eq(users.id, diplomas.userId))
    .where(which);
  return found;
}

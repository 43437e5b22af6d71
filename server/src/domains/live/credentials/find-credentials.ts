import type { LiveProviderKind } from "@paso/contract";
import { and, asc, eq, isNull } from "drizzle-orm";

import { liveCredentials } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

export type StoredCredentials = typeof liveCredentials.$inferSelect;

/** The owner of credentials, and the service that they are for. */
export interface CredentialsOwner {
  /** Null for the site's. */
  courseId: number | null;
  kind: LiveProviderKind;
}

/** Condition on `live_credentials`: those of the site, or of one course. */
function ofOwner(courseId: number | null) {
  return courseId === null
    ? isNull(liveCredentials.courseId)
    : eq(liveCredentials.courseId, courseId);
}

/** Credentials of exactly this owner, without the site's as a fallback for a course; null for none. */
export async function findCredentials(
  { database }: Context,
  { courseId, kind }: CredentialsOwner,
): Promise<StoredCredentials | null> {
  const [found] = await database
    .select()
    .from(liveCredentials)
    .where(and(ofOwner(courseId), eq(liveCredentials.kind, kind)));
  return found ?? null;
}

/** @throws `not_found` */
export async function requireCredentials(
  ctx: Context,
  owner: CredentialsOwner,
): Promise<StoredCredentials> {
  const found = await findCredentials(ctx, owner);
  if (!found) throw notFound();
  return found;
}

/** All credentials of exactly this owner, by service. */
export function listCredentials(
  { database }: Context,
  courseId: number | null,
): Promise<StoredCredentials[]> {
  return database
    .select()
    .from(liveCredentials)
    .where(ofOwner(courseId))
    .orderBy(asc(liveCredentials.id));
}

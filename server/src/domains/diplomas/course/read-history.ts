import type { DiplomaEvent } from "@paso/contract";
import { eq, sql } from "drizzle-orm";

import { diplomaRevocations, diplomaVersions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { formatDiplomaNumber } from "../issue/diploma-number.ts";

/** The history of a diploma, oldest first. */
export async function readHistory(ctx: Context, diplomaId: number): Promise<DiplomaEvent[]> {
  const { database, site } = ctx;
  const [versions, revocations] = await Promise.all([
    database
      .select({
        version: diplomaVersions.version,
        at: diplomaVersions.createdAt,
        number: diplomaVersions.number,
        name: sql<string>`${diplomaVersions.facts} ->> 'name'`,
      })
      .from(diplomaVersions)
      .where(eq(diplomaVersions.diplomaId, diplomaId))
      .orderBy(diplomaVersions.version),
    database
      .select()
      .from(diplomaRevocations)
      .where(eq(diplomaRevocations.diplomaId, diplomaId))
      .orderBy(diplomaRevocations.id),
  ]);
  const none = { name: null, number: null, reason: null };
  const events: (Omit<DiplomaEvent, "at"> & { at: Date })[] = [
    ...versions.map(({ version, at, number, name }) => ({
      ...none,
      at,
      kind: version === 1 ? ("issued" as const) : ("reissued" as const),
      name,
      number: formatDiplomaNumber(number),
    })),
    ...revocations.flatMap(({ revokedAt, reason, restoredAt }) => [
      { ...none, at: revokedAt, kind: "revoked" as const, reason },
      ...(restoredAt ? [{ ...none, at: restoredAt, kind: "restored" as const }] : []),
    ]),
  ];
  return events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event) => ({ ...event, at: formatLocalDate(event.at, site.timeZone) }));
}

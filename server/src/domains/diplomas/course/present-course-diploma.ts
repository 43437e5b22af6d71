import type { CourseDiploma } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { formatDiplomaNumber } from "../issue/diploma-number.ts";
import type { CourseDiplomaRow } from "./list-course-diplomas.ts";

/** A diploma in wire format, as staff see it. */
export function presentCourseDiploma(
  row: CourseDiplomaRow,
  { timeZone }: SiteSettings,
): CourseDiploma {
  const { ownerId, firstName, lastName, email, revokedAt } = row;
  return {
    id: row.id,
    number: formatDiplomaNumber(row.number),
    owner:
      ownerId === null
        ? null
        : { id: ownerId, name: `${firstName ?? ""} ${lastName ?? ""}`.trim(), email: email ?? "" },
    name: row.name,
    issued_at: formatLocalDate(row.issuedAt, timeZone),
    reissued_at: row.version > 1 ? formatLocalDate(row.versionAt, timeZone) : null,
    version: row.version,
    is_ready: row.isReady,
    revoked_at: revokedAt && formatLocalDate(revokedAt, timeZone),
    revoke_reason: row.revokeReason,
  };
}

import type { Diploma } from "@paso/contract";

import { formatLocalDate } from "../../../platform/local-date.ts";
import { formatDiplomaNumber } from "../issue/diploma-number.ts";
import type { OwnDiploma } from "./list-own-diplomas.ts";

/** One's own diploma in wire format. */
export function presentDiploma(own: OwnDiploma, { canSign }: { canSign: boolean }): Diploma {
  const { facts, number, isMade, revokedAt } = own;
  const dayOf = (instant: Date) => formatLocalDate(instant, facts.timeZone).slice(0, 10);
  return {
    id: own.id,
    number: formatDiplomaNumber(number),
    course_id: own.courseId,
    course_title: facts.courseTitle,
    name: facts.name,
    issued_on: dayOf(own.issuedAt),
    state: revokedAt ? "revoked" : isMade ? "ready" : "preparing",
    shown_name: own.shownName,
    has_picture: own.hasPicture,
    has_badge: canSign && !revokedAt,
    verify_path: `/verify/${number}`,
    reissued_on: own.version > 1 ? dayOf(own.versionAt) : null,
    revoke_reason: own.revokeReason,
  };
}

import { api, type VerifiedDiploma } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { countNetworkAttempt } from "../../../platform/rate-limit.ts";
import { formatDiplomaNumber } from "../issue/diploma-number.ts";
import { shownNameOf } from "./shown-name.ts";
import { verifyDiploma } from "./verify-diploma.ts";

/** Of one network: a school that checks a class's diplomas is not stopped, a machine that guesses is. */
const LIMIT = { key: "verify-diploma", attempts: 120, seconds: 600 };

/** What anybody may know of a diploma. */
export function verificationRoutes(app: FastifyInstance): void {
  route(app, api.verifyDiploma, {
    action: "public.verify-diploma",
    handle: async ({ ctx, params, request, reply }) => {
      void reply.header("x-robots-tag", "noindex");
      await countNetworkAttempt(ctx, request.ip, LIMIT);
      const diploma = await verifyDiploma(ctx, params.number);
      const { facts, version, revokedAt } = diploma;
      const dayOf = (instant: Date) => formatLocalDate(instant, facts.timeZone).slice(0, 10);
      return {
        number: formatDiplomaNumber(diploma.number),
        state: stateOf(diploma),
        name: diploma.isOwned ? shownNameOf(facts.name, diploma.shownName) : null,
        course_title: facts.courseTitle,
        language: facts.locale,
        site_name: facts.siteName,
        issued_on: dayOf(diploma.issuedAt),
        reissued_on: version > 1 ? dayOf(diploma.versionAt) : null,
        revoke_reason: revokedAt ? diploma.revokeReason : null,
      };
    },
  });
}

function stateOf({
  revokedAt,
  version,
}: {
  revokedAt: Date | null;
  version: number;
}): VerifiedDiploma["state"] {
  if (revokedAt) return "revoked";
  return version > 1 ? "reissued" : "valid";
}

import { api, type VerifiedDiploma } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { countNetworkAttempt } from "../../../platform/rate-limit.ts";
import { formatDiplomaNumber } from "../issue/diploma-number.ts";
import { shownNameOf } from "./shown-name.ts";
import { type VerifiedVersion, verifyDiploma } from "./verify-diploma.ts";

/** Per network: enough for a school that checks a class's diplomas, too few for guessing. */
const LIMIT = { key: "verify-diploma", attempts: 120, seconds: 600 };

/** What anyone may know of a diploma. */
export function verificationRoutes(app: FastifyInstance): void {
  route(app, api.verifyDiploma, {
    action: "public.verify-diploma",
    handle: async ({ ctx, params, request, reply }) => {
      void reply.header("x-robots-tag", "noindex");
      await countNetworkAttempt(ctx, request.ip, LIMIT);
      return present(await verifyDiploma(ctx, params.number));
    },
  });
}

function present(version: VerifiedVersion): VerifiedDiploma {
  const { facts, replacedAt, revokedAt, isOwned } = version;
  const dayOf = (instant: Date) => formatLocalDate(instant, facts.timeZone).slice(0, 10);
  return {
    number: formatDiplomaNumber(version.number),
    state: revokedAt ? "revoked" : replacedAt ? "reissued" : "valid",
    // An earlier name is private to its owner.
    name: isOwned && !replacedAt ? shownNameOf(facts.name, version.shownName) : null,
    course_title: facts.courseTitle,
    language: facts.locale,
    site_name: facts.siteName,
    issued_on: dayOf(version.issuedAt),
    reissued_on: replacedAt ? dayOf(replacedAt) : null,
    revoke_reason: revokedAt ? version.revokeReason : null,
  };
}

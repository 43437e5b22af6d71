import { importRow, locale, type PeopleImportResult, peopleImportResult } from "@paso/contract";
import { z } from "zod";

import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { defineTrackedJob } from "../../../platform/tracked-jobs/tracked-job.ts";
import { applyImport } from "./apply-import.ts";
import { describeIssue } from "./describe-issue.ts";
import { findKnown } from "./find-known.ts";
import { type MissingGroup, planImport } from "./plan-import.ts";
import { readImportRows } from "./read-import-row.ts";

/** Rows per transaction. */
const STEP = 200;

const NOTHING: PeopleImportResult = { created: 0, changed: 0, unchanged: 0, refused: [] };

/** Imports rows in batches; refused rows do not affect the others. */
export const importPeopleJob = defineTrackedJob({
  name: "administration.import-people",
  input: z.object({
    rows: z.array(importRow),
    invite: z.boolean(),
    create_groups: z.boolean().default(false),
    /** Language of the reasons. */
    locale,
  }),
  result: peopleImportResult,
  begin(input) {
    const rows = readImportRows(input.rows);
    return async (ctx, { done, userId, result }) => {
      const part = rows.slice(done, done + STEP);
      const { invite, create_groups: createsGroups } = input;
      const missing: MissingGroup[] = [];
      const planned = planImport(part, await findKnown(ctx, part), { createsGroups, missing });
      await applyImport(ctx, planned, {
        actorId: userId,
        invite,
        missing: createsGroups ? missing : [],
      });
      const before = result ?? NOTHING;
      const count = (outcome: string) => planned.filter((row) => row.outcome === outcome).length;
      const after = {
        created: before.created + count("new"),
        changed: before.changed + count("changes"),
        unchanged: before.unchanged + count("unchanged"),
        refused: [
          ...before.refused,
          ...input.rows.slice(done, done + part.length).flatMap((row, index) => {
            const issue = planned[index]?.issue;
            return issue ? { ...row, message: describeIssue(issue, input.locale) } : [];
          }),
        ],
      };
      if (done + part.length === rows.length) {
        await recordAudit(ctx, {
          action: "people.imported",
          actorId: userId,
          after: { ...after, refused: after.refused.length },
        });
      }
      return { done: done + part.length, result: after };
    };
  },
});

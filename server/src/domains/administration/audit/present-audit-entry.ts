import type { AuditEntry } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { AuditRow } from "./list-audit-entries.ts";

/** An entry of the audit log as administrators see it. */
export function presentAuditEntry(row: AuditRow, { timeZone }: SiteSettings): AuditEntry {
  const { id, at, action, actorId, subjectId, before, after } = row.entry;
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return {
    id,
    at: formatLocalDate(at, timeZone),
    action,
    actor: actorId === null ? "command_line" : presentPerson(row.actor),
    subject: subjectId === null ? null : presentPerson(row.subject),
    changes: [...fields].map((field) => ({
      field,
      ...(before?.[field] !== undefined && { before: before[field] }),
      ...(after?.[field] !== undefined && { after: after[field] }),
    })),
  };
}

function presentPerson(person: AuditRow["actor"]) {
  if (!person) return "erased";
  const { id, firstName, lastName, email } = person;
  return { id, name: `${firstName} ${lastName}`.trim(), email };
}

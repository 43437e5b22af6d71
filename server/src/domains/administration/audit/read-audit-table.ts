import { type AuditEntry, type Locale, type Message, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import { type AuditFilter, type AuditRow, listAuditEntries } from "./list-audit-entries.ts";
import { presentAuditEntry } from "./present-audit-entry.ts";

const HEAD: readonly Message[] = [
  "Date",
  "Action",
  "By",
  "E-mail of who did it",
  "About",
  "E-mail of who it is about",
  "Field",
  "Before",
  "After",
];

/** Entries of the audit log, newest first: a row for each changed field, and one for an entry without. */
export function readAuditTable(ctx: Context, filter: AuditFilter, locale: Locale): Table {
  return {
    head: HEAD.map((title) => translateMessage(title, locale)),
    rows: readRows(ctx, filter),
  };
}

async function* readRows(ctx: Context, filter: AuditFilter): AsyncGenerator<readonly Cell[]> {
  const entries = inBatches<AuditRow>((after, limit) =>
    listAuditEntries(ctx, { ...filter, before: after?.entry.id ?? Number.MAX_SAFE_INTEGER, limit }),
  );
  for await (const row of entries) yield* rowsOf(presentAuditEntry(row, ctx.site));
}

function rowsOf({ at, action, actor, subject, changes }: AuditEntry): Cell[][] {
  const what = [at.replace("T", " "), action, ...cellsOf(actor), ...cellsOf(subject)];
  if (changes.length === 0) return [[...what, null, null, null]];
  return changes.map(({ field, before, after }) => [...what, field, textOf(before), textOf(after)]);
}

/** The name and address of a person; for others, such as the command line, what the API calls them. */
function cellsOf(person: AuditEntry["actor"] | null): Cell[] {
  if (person === null) return [null, null];
  return typeof person === "string" ? [person, null] : [person.name, person.email];
}

function textOf(value: AuditEntry["changes"][number]["before"]): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === "string" || typeof value === "number") return value;
  return typeof value === "boolean" ? String(value) : value.join(", ");
}

import { type AuditEntry, type Locale, type Message, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import { type AuditFilter, listAuditEntries } from "./list-audit-entries.ts";
import { presentAuditEntry } from "./present-audit-entry.ts";

/** Entries read at a time. */
const PART = 500;

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
  let before = Number.MAX_SAFE_INTEGER;
  for (;;) {
    const part = await listAuditEntries(ctx, { ...filter, before, limit: PART });
    for (const row of part) yield* rowsOf(presentAuditEntry(row, ctx.site));
    const last = part.at(-1);
    if (!last || part.length < PART) return;
    before = last.entry.id;
  }
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

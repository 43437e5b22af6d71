import { type Locale, type Message, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import {
  type PeopleFilter,
  type PersonPosition,
  type PersonRow,
  readPeoplePart,
} from "./list-people.ts";
import { presentSitePerson } from "./present-site-person.ts";

/** People read at a time. */
const PART = 500;

/** An import takes back all but the state, the invitation and the last visit. */
const HEAD: readonly Message[] = [
  "Last name",
  "First name",
  "E-mail",
  "Role",
  "State",
  "Language",
  "Invited",
  "Last here",
];

/** The people of the site that a filter leaves, by last name. */
export function readPeopleTable(ctx: Context, filter: PeopleFilter, locale: Locale): Table {
  return {
    head: HEAD.map((title) => translateMessage(title, locale)),
    rows: readRows(ctx, filter),
  };
}

async function* readRows(ctx: Context, filter: PeopleFilter): AsyncGenerator<readonly Cell[]> {
  let after: PersonPosition | null = null;
  for (;;) {
    const rows: (PersonRow & PersonPosition)[] = await readPeoplePart(ctx, {
      filter,
      after,
      limit: PART,
    });
    for (const row of rows) yield cellsOf(ctx, row);
    const last = rows.at(-1);
    if (!last || rows.length < PART) return;
    after = { folded: last.folded, id: last.id };
  }
}

function cellsOf(ctx: Context, row: PersonRow): Cell[] {
  const { state, invited_at: invited, last_seen: seen } = presentSitePerson(row, ctx.site);
  const cell = (date: string | null) => date && date.replace("T", " ");
  const { lastName, firstName, email, role, locale } = row;
  return [lastName, firstName, email, role, state, locale, cell(invited), cell(seen)];
}

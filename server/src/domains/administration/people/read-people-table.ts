import { type Locale, type Message, translateMessage } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import type { Cell, Table } from "../../../platform/spreadsheet/table.ts";
import {
  type PeopleFilter,
  type PersonPosition,
  type PersonRow,
  readPeoplePart,
} from "./list-people.ts";
import { presentSitePerson } from "./present-site-person.ts";

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
  const people = inBatches<PersonRow & PersonPosition>((after, limit) =>
    readPeoplePart(ctx, { filter, after, limit }),
  );
  for await (const row of people) yield cellsOf(ctx, row);
}

function cellsOf(ctx: Context, row: PersonRow): Cell[] {
  const { state, invited_at: invited, last_seen: seen } = presentSitePerson(row, ctx.site);
  const cell = (date: string | null) => date && date.replace("T", " ");
  const { lastName, firstName, email, role, locale } = row;
  return [lastName, firstName, email, role, state, locale, cell(invited), cell(seen)];
}

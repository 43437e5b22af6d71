import { api, translateMessage } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import type { SiteSettings } from "../../../platform/context.ts";
import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { sendSpreadsheet } from "../../../platform/http/send-spreadsheet.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { requireRecentAuth, signedIn } from "../../accounts/index.ts";
import { createPerson } from "./create-person.ts";
import { findPersonRow, listPeople, type PeopleFilter, type PersonRow } from "./list-people.ts";
import { presentSitePerson } from "./present-site-person.ts";
import { readPeopleTable } from "./read-people-table.ts";
import { readPersonDetails } from "./read-person-details.ts";

const PART = 50;

/** @throws `not_found` */
export async function loadPerson({ ctx, params }: Call<{ userId: number }>): Promise<PersonRow> {
  const person = await findPersonRow(ctx, params.userId);
  if (!person) throw notFound();
  return person;
}

/** The site's people: find, view and create. */
export function sitePeopleRoutes(app: FastifyInstance): void {
  route(app, api.listPeople, {
    action: "site-people.list",
    handle: async ({ ctx, query }) => {
      const { limit = PART, cursor, ...filter } = query;
      const { rows, total } = await listPeople(ctx, {
        filter: filterOf(filter),
        after: decodeIdCursor(cursor),
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
      return {
        people: shown.map((row) => presentSitePerson(row, ctx.site)),
        total,
        next_cursor: nextCursor,
        is_sending: ctx.mail.transport !== null,
      };
    },
  });

  route(app, api.exportPeople, {
    action: "site-people.list",
    handle: async ({ ctx, query, params: { format }, request: { locale }, reply }) => {
      const table = readPeopleTable(ctx, filterOf(query), locale);
      const name = translateMessage("People", locale);
      return sendSpreadsheet(reply, { name, format, locale, table });
    },
  });

  route(app, api.readPerson, {
    action: "site-people.read",
    load: loadPerson,
    handle: async ({ ctx, subject }) => ({
      person: presentSitePerson(subject, ctx.site),
      ...presentDetails(await readPersonDetails(ctx, subject.id), ctx.site),
    }),
  });

  route(app, api.createPerson, {
    action: "site-people.create",
    waits: true,
    handle: async ({ ctx, actor, body }) => {
      // Creating an administrator is as sensitive as any change of role.
      if (body.role === "admin") requireRecentAuth(ctx, signedIn(actor));
      const { first_name: firstName, last_name: lastName, ...account } = body;
      const id = await createPerson(ctx, {
        ...account,
        firstName,
        lastName,
        actorId: signedIn(actor).id,
      });
      const person = await findPersonRow(ctx, id);
      if (!person) throw notFound();
      return presentSitePerson(person, ctx.site);
    },
  });
}

interface AskedPeople extends Omit<PeopleFilter, "search" | "seenWithin" | "unseenFor"> {
  q?: string | undefined;
  seen_within?: number | undefined;
  unseen_for?: number | undefined;
}

function filterOf({ q, seen_within, unseen_for, ...filter }: AskedPeople): PeopleFilter {
  return { ...filter, search: q, seenWithin: seen_within, unseenFor: unseen_for };
}

function presentDetails(
  { createdAt, taken, staffed }: Awaited<ReturnType<typeof readPersonDetails>>,
  { timeZone }: SiteSettings,
) {
  return {
    created_at: formatLocalDate(createdAt, timeZone),
    enrolments: taken.map(({ course, group, enrolledAt, finishedAt }) => ({
      course,
      group,
      enrolled_at: formatLocalDate(enrolledAt, timeZone),
      finished_at: finishedAt && formatLocalDate(finishedAt, timeZone),
    })),
    staff_of: staffed,
  };
}

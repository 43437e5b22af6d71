import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { findBooks } from "./find-books.ts";
import { listBooks } from "./list-books.ts";
import { listEntries } from "./list-entries.ts";

/** Default page size. */
const LIMIT = 20;

/** A person's own workbook. */
export function workbookRoutes(app: FastifyInstance, memory: CourseMemory): void {
  route(app, api.listWorkbooks, {
    action: "workbook.read",
    handle: async ({ ctx, actor }) => {
      const person = signedIn(actor);
      const books = await findBooks(ctx, memory, person, null);
      return {
        courses: await listBooks(ctx, person, books),
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.listWorkbookEntries, {
    action: "workbook.read",
    handle: async ({ ctx, actor, query, request: { locale } }) => {
      const person = signedIn(actor);
      const { course, q, order = "course", limit = LIMIT, ...rest } = query;
      const books = await findBooks(ctx, memory, person, course ?? null);
      const wanted = { ...rest, query: q, order, limit, locale };
      const { entries, total, next } = await listEntries(ctx, person, books, wanted);
      return { entries, total, next_cursor: next };
    },
  });
}

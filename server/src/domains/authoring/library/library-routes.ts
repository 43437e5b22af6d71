import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor, takePart } from "../../../platform/cursor.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findPartToChange } from "../outline/find-part.ts";
import { outlineAddress } from "../structure/outline-address.ts";
import { copyPage } from "./copy-page.ts";
import { presentHit, presentTaken } from "./present-library.ts";
import { searchLibrary } from "./search-library.ts";
import { takeSections } from "./take-sections.ts";

/** Hits per batch of the list. */
const SHOWN = 20;

/** The content of all courses one works on: finding it, and copying it. */
export function libraryRoutes(app: FastifyInstance): void {
  route(app, api.searchLibrary, {
    action: "library.search",
    handle: async ({ ctx, actor, query }) => {
      const { q: search = "", kind, course: courseId, limit = SHOWN } = query;
      const [rank, id] = decodeCursor(query.cursor, 2);
      const after = rank === undefined || id === undefined ? null : ([rank, id] as const);
      const wanted = { search, kind, courseId, after, limit: limit + 1 };
      const rows = await searchLibrary(ctx, signedIn(actor), wanted);
      const { shown, nextCursor } = takePart(rows, limit, (last) => [last.rank, last.id]);
      return { hits: shown.map((row) => presentHit(row, search)), next_cursor: nextCursor };
    },
  });

  route(app, api.takeSections, {
    action: "library.take",
    load: ({ ctx, actor, params }) =>
      findPartToChange(ctx, signedIn(actor), { kind: "page", id: params.pageId }),
    handle: async ({ ctx, actor, params, body }) => {
      const wanted = { ...params, sectionIds: body.section_ids };
      const taken = await takeSections(ctx, signedIn(actor), wanted);
      return { sections: taken.map(presentTaken) };
    },
  });

  route(app, api.copyPage, {
    action: "library.take",
    load: ({ ctx, actor, params }) =>
      findPartToChange(ctx, signedIn(actor), { kind: "module", id: params.moduleId }),
    handle: async ({ ctx, actor, params, body }) => {
      const copy = await copyPage(ctx, signedIn(actor), { ...params, pageId: body.page_id });
      return { id: copy.id, redirect_to: outlineAddress(copy.courseId, copy.id) };
    },
  });
}

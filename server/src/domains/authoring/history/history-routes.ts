import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { hasRightIn } from "../../courses/index.ts";
import { findPart, findPartToChange } from "../outline/find-part.ts";
import { readPage } from "../sections/read-page.ts";
import { outlineAddress } from "../structure/outline-address.ts";
import { findVersion } from "./find-version.ts";
import { listVersions } from "./list-versions.ts";
import { presentSectionsThen, presentVersion } from "./present-history.ts";
import { restoreVersion } from "./restore-version.ts";

/** Versions per batch of the list. */
const SHOWN = 20;

const loadPage = ({ ctx, actor, params }: Call<{ pageId: number }>) =>
  findPart(ctx, signedIn(actor), { kind: "page", id: params.pageId }, "living");

const loadPageToChange = ({ ctx, actor, params }: Call<{ pageId: number }>) =>
  findPartToChange(ctx, signedIn(actor), { kind: "page", id: params.pageId });

/** The versions of a page, and restoring one of them. */
export function historyRoutes(app: FastifyInstance): void {
  route(app, api.listPageVersions, {
    action: "page-history.read",
    load: loadPage,
    handle: async ({ ctx, actor, subject, params, query }) => {
      const { pageId } = params;
      const { limit = SHOWN } = query;
      const wanted = { pageId, before: decodeIdCursor(query.cursor), limit: limit + 1 };
      const { versions, current } = await listVersions(ctx, wanted);
      const { shown, nextCursor } = takePart(versions, limit, ({ version }) => [version]);
      const { page, module, course } = await readPage(ctx, pageId);
      if (!module) throw new Error("A survey has no history.");
      return {
        versions: shown.map((version) => presentVersion(version, ctx.site)),
        next_cursor: nextCursor,
        current,
        page,
        module,
        course: { id: course.id, title: course.title },
        may_edit: await hasRightIn(ctx, signedIn(actor), subject.courseId, "edit"),
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.readPageVersion, {
    action: "page-history.read",
    load: loadPage,
    handle: async ({ ctx, params }) => ({
      sections: await presentSectionsThen(ctx, await findVersion(ctx, params)),
    }),
  });

  route(app, api.restorePageVersion, {
    action: "page-history.restore",
    load: loadPageToChange,
    handle: async ({ ctx, actor, subject, params, body }) => {
      const userId = signedIn(actor).id;
      const restored = await restoreVersion(ctx, { ...params, ...body, userId });
      return { ...restored, redirect_to: outlineAddress(subject.courseId, params.pageId) };
    },
  });
}

import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../platform/errors/domain-error.ts";
import { route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import { type CourseMemory, findRights, hasRightIn } from "../courses/index.ts";
import { loadContent } from "./load-content.ts";
import { readCourseResults } from "./overview/read-course-results.ts";
import { readPageResults } from "./page/read-page-results.ts";

/** How a course is going, for its staff. */
export function resultsRoutes(app: FastifyInstance, memory: CourseMemory): void {
  const load = loadContent(memory);

  route(app, api.readCourseResults, {
    action: "results.read",
    load,
    handle: async ({ ctx, actor, subject: content, query }) => {
      const mayDo = await findRights(ctx, signedIn(actor), content.id);
      return {
        ...(await readCourseResults(ctx, { content, asked: query })),
        may_connect: mayDo("manage_staff"),
        may_write: mayDo("manage_students"),
        may_edit: mayDo("edit"),
      };
    },
  });

  route(app, api.readPageResults, {
    action: "results.read",
    load: async (call) => {
      const content = await load(call);
      const page = content.pages.find(({ id }) => id === call.params.pageId);
      if (!page) throw notFound();
      return { content, page };
    },
    handle: async ({ ctx, actor, subject, query }) => {
      const mayEdit = await hasRightIn(ctx, signedIn(actor), subject.content.id, "edit");
      return readPageResults(ctx, { ...subject, asked: query, mayEdit });
    },
  });
}

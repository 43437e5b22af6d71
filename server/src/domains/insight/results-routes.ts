import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { notFound } from "../../platform/errors/domain-error.ts";
import { type Call, route } from "../../platform/http/route.ts";
import { signedIn } from "../accounts/index.ts";
import { type CourseMemory, findCourse, hasRightIn } from "../courses/index.ts";
import { readCourseResults } from "./overview/read-course-results.ts";
import { readPageResults } from "./page/read-page-results.ts";

/** How a course is going, for its staff. */
export function resultsRoutes(app: FastifyInstance, { contents }: CourseMemory): void {
  const load = async ({ ctx, actor, params }: Call<{ courseId: number }>) => {
    const { id, version } = await findCourse(ctx, signedIn(actor), params.courseId);
    const content = await contents.get(ctx.database, id, version);
    if (!content) throw notFound("The course selected doesn't exist.");
    return content;
  };

  route(app, api.readCourseResults, {
    action: "results.read",
    load,
    handle: async ({ ctx, subject: content, query }) =>
      readCourseResults(ctx, { content, groupId: query.group }),
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
      return readPageResults(ctx, { ...subject, groupId: query.group, mayEdit });
    },
  });
}

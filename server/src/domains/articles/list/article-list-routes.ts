import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse } from "../../courses/index.ts";
import { decodeFairCursor, encodeFairCursor, ViewCounter } from "../../discussion/index.ts";
import { articleDiscussion } from "../article/article-discussion.ts";
import { mayShare } from "../article/may-share.ts";
import { presentFacts } from "../article/present-article.ts";
import { searchQuery } from "../words/search-query.ts";
import { findArticles } from "./find-articles.ts";
import { listArticles } from "./list-articles.ts";
import { listTags } from "./list-tags.ts";

/** Default number of articles per page. */
const PART = 20;

/** A course's articles, for all who see the course. */
export function articleListRoutes(app: FastifyInstance): void {
  const views = new ViewCounter(articleDiscussion, app.context.database, (error) =>
    app.log.warn({ err: error }, "views of articles were not stored"),
  );
  app.addHook("onClose", () => views.store());

  route(app, api.listArticles, {
    action: "article.list",
    load: ({ ctx, actor, params }) => findCourse(ctx, signedIn(actor), params.courseId),
    handle: async ({ ctx, actor, subject: { id, title }, query, request: { locale } }) => {
      const person = signedIn(actor);
      const limit = query.limit ?? PART;
      const cursor = decodeFairCursor(query.cursor);
      const filter = {
        query: searchQuery(query.q ?? ""),
        tag: query.tag ?? null,
        mine: query.mine === "true",
      };
      const isFiltered = filter.query !== null || filter.tag !== null || filter.mine;
      const wanted = { courseId: id, cursor, limit };
      const found = isFiltered
        ? await findArticles(ctx, person, { ...wanted, ...filter })
        : await listArticles(ctx, person, wanted);
      views.count(found.articles.map((article) => article.id));
      const reading = { site: ctx.site, locale };
      return {
        course: { id, title },
        articles: found.articles.map((article) => ({
          ...presentFacts(article, person, reading),
          excerpt: article.excerpt,
          commented: article.commented,
          liked: article.liked,
        })),
        next_cursor: found.next && encodeFairCursor(found.next),
        tags: query.cursor ? [] : await listTags(ctx, id),
        may_share: await mayShare(ctx, person, id),
        time_zone: ctx.site.timeZone,
      };
    },
  });
}

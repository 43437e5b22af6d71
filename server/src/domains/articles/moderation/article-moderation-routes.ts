import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor } from "../../../platform/cursor.ts";
import { openOtherSitesBeside } from "../../../platform/html/open-other-sites-beside.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse, findRights, requireRight } from "../../courses/index.ts";
import {
  decideOnText,
  decodeModerationCursor,
  encodeModerationCursor,
  findComment,
  presentDecided,
  presentModeratedPost,
  readModeratedPost,
} from "../../discussion/index.ts";
import { articleDiscussion } from "../article/article-discussion.ts";
import { doStudentsShare } from "../article/may-share.ts";
import { changeSettings } from "../settings/change-settings.ts";
import { searchQuery } from "../words/search-query.ts";
import { findCourseArticle } from "./find-course-article.ts";
import { listCourseArticles } from "./list-course-articles.ts";
import { presentCourseArticle } from "./present-course-article.ts";

const PART = 20;

interface ArticlePath {
  courseId: number;
  articleId: number;
}

const loadArticle = ({ ctx, actor, params }: Call<ArticlePath>) =>
  findCourseArticle(ctx, signedIn(actor), params);

const loadArticleToDecide = async (call: Call<ArticlePath>) => {
  const article = await loadArticle(call);
  await requireRight(call.ctx, signedIn(call.actor), article.courseId, "moderate");
  return article;
};

/** Moderation: staff read a course's articles, hide them, and decide whether students may share. */
export function articleModerationRoutes(app: FastifyInstance): void {
  readingRoutes(app);
  decidingRoutes(app);

  route(app, api.changeArticleSettings, {
    action: "article-settings.change",
    load: async ({ ctx, actor, params }) => {
      const { id } = await findCourse(ctx, signedIn(actor), params.courseId);
      await requireRight(ctx, signedIn(actor), id, "edit");
      return id;
    },
    handle: async ({ ctx, subject: courseId, body: { students_share: studentsShare } }) => {
      await changeSettings(ctx, { courseId, studentsShare });
      return { students_share: studentsShare };
    },
  });
}

function readingRoutes(app: FastifyInstance): void {
  route(app, api.listCourseArticles, {
    action: "article-moderation.list",
    load: ({ ctx, actor, params }) => findCourse(ctx, signedIn(actor), params.courseId),
    handle: async ({
      ctx,
      actor,
      subject: { id, title, language },
      query,
      request: { locale },
    }) => {
      const limit = query.limit ?? PART;
      const rows = await listCourseArticles(ctx, {
        courseId: id,
        show: query.show ?? "all",
        query: searchQuery(query.search ?? ""),
        cursor: decodeModerationCursor(query.cursor),
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const may = await findRights(ctx, signedIn(actor), id);
      return {
        course: { id, title, language },
        articles: shown.map((row) => presentCourseArticle(row, { site: ctx.site, locale })),
        next_cursor: rows.length > limit && last ? encodeModerationCursor(last) : null,
        students_share: await doStudentsShare(ctx, id),
        may_moderate: may("moderate"),
        may_edit: may("edit"),
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.readCourseArticle, {
    action: "article-moderation.list",
    load: loadArticle,
    handle: async ({ ctx, subject: { id: postId, text }, query, request: { locale } }) => {
      const limit = query.limit ?? PART;
      const after = decodeCursor(query.cursor)[0] ?? 0;
      const wanted = { postId, after, limit: limit + 1 };
      const read = await readModeratedPost(ctx, articleDiscussion, wanted);
      return {
        ...presentModeratedPost(read, limit, { site: ctx.site, locale }),
        text: openOtherSitesBeside(text, "nofollow ugc"),
      };
    },
  });
}

function decidingRoutes(app: FastifyInstance): void {
  route(app, api.moderateArticle, {
    action: "article-moderation.decide",
    load: loadArticleToDecide,
    handle: async ({ ctx, actor, subject: { id: postId }, body }) => {
      const person = signedIn(actor);
      const decision = { postId, commentId: null, ...body };
      const left = await decideOnText(ctx, articleDiscussion, person, decision);
      return presentDecided(person, body.hidden, left, ctx);
    },
  });

  route(app, api.moderateArticleComment, {
    action: "article-moderation.decide",
    load: async (call) => {
      const { id: postId } = await loadArticleToDecide(call);
      const about = { postId, commentId: call.params.commentId };
      await findComment(call.ctx, articleDiscussion, about);
      return about;
    },
    handle: async ({ ctx, actor, subject, body }) => {
      const person = signedIn(actor);
      const left = await decideOnText(ctx, articleDiscussion, person, { ...subject, ...body });
      return presentDecided(person, body.hidden, left, ctx);
    },
  });
}

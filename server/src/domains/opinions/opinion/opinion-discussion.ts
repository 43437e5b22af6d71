import { sql } from "drizzle-orm";

import {
  opinionComments,
  opinionDecisions,
  opinionLikes,
  opinionReports,
  opinions,
  pages,
  sections,
} from "../../../database/tables/index.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { defineDiscussion } from "../../discussion/index.ts";
import { opinionCommented, opinionLiked } from "./opinions-events.ts";

/** Opinions as posts that peers comment on, like and report. */
export const opinionDiscussion = defineDiscussion({
  posts: opinions,
  likes: opinionLikes,
  comments: opinionComments,
  decisions: opinionDecisions,
  reports: opinionReports,
  postId: "opinion_id",
  published: opinions.published,
  courseOf: (postId) => sql`(
    select ${pages.courseId} from ${opinions}
    join ${sections} on ${sections.id} = ${opinions.sectionId}
    join ${pages} on ${pages.id} = ${sections.pageId}
    where ${opinions.id} = ${postId})`,
  ownLike: { code: "own_opinion", message: "You cannot like your own opinion." },
  onComment: (ctx, { userId, postId, commentId }) =>
    emit(ctx, opinionCommented, { userId, opinionId: postId, commentId }),
  onLike: (ctx, { userId, postId }) => emit(ctx, opinionLiked, { userId, opinionId: postId }),
});

import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor, takePart } from "../../../platform/cursor.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import {
  addComment,
  deleteComment,
  findReactions,
  findVisibleComment,
  likePost,
  listComments,
  presentComment,
  reportText,
} from "../../discussion/index.ts";
import { announcementDiscussion } from "./announcement-discussion.ts";
import { findDiscussed, findToReact, requireOpen } from "./find-discussed.ts";

/** Default number of comments per page. */
const PART = 20;

interface AnnouncementPath {
  announcementId: number;
}

type CommentPath = AnnouncementPath & { commentId: number };

const loadToReact = ({ ctx, actor, params }: Call<AnnouncementPath>) =>
  findToReact(ctx, signedIn(actor), params.announcementId);

const loadComment = async (call: Call<CommentPath>) => {
  const { id: postId } = await loadToReact(call);
  const wanted = { postId, commentId: call.params.commentId };
  const person = signedIn(call.actor);
  const { userId } = await findVisibleComment(call.ctx, announcementDiscussion, person, wanted);
  return { ...wanted, authorId: userId };
};

const loadOwnComment = async (call: Call<CommentPath>) => {
  const comment = await loadComment(call);
  if (comment.authorId !== signedIn(call.actor).id) throw notFound();
  return comment;
};

/** Comments on announcements. */
export function announcementCommentRoutes(app: FastifyInstance): void {
  route(app, api.listAnnouncementComments, {
    action: "announcement.read",
    load: ({ ctx, actor, params }) => findDiscussed(ctx, signedIn(actor), params.announcementId),
    handle: async ({ ctx, actor, subject, query, request: { locale } }) => {
      const person = signedIn(actor);
      const limit = query.limit ?? PART;
      const [before = null] = decodeCursor(query.cursor);
      const wanted = { postId: subject.id, before, limit: limit + 1 };
      const [comments, { liked }] = await Promise.all([
        listComments(ctx, announcementDiscussion, person, wanted),
        findReactions(ctx, announcementDiscussion, person, subject.id),
      ]);
      const { shown, nextCursor } = takePart(comments, limit, ({ id }) => [id]);
      return {
        is_open: subject.allowsComments,
        comments: subject.comments,
        likes: subject.likes,
        liked,
        comment_list: shown
          .toReversed()
          .map((comment) => presentComment(comment, ctx.site, locale)),
        next_cursor: nextCursor,
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.likeAnnouncement, {
    action: "announcement.react",
    load: loadToReact,
    handle: async ({ ctx, actor, subject }) => {
      requireOpen(subject);
      const person = signedIn(actor);
      const { liked, likes } = await likePost(ctx, announcementDiscussion, person, subject.id);
      return { liked, like_count: likes };
    },
  });

  route(app, api.commentAnnouncement, {
    action: "announcement.react",
    load: loadToReact,
    handle: async ({ ctx, actor, subject, body, request: { locale } }) => {
      requireOpen(subject);
      const person = signedIn(actor);
      const { id: postId } = subject;
      const sent = { postId, text: body.text, token: body.token };
      const { id, comments } = await addComment(ctx, announcementDiscussion, person, sent);
      const wanted = { postId, before: null, limit: 1, only: id };
      const [comment] = await listComments(ctx, announcementDiscussion, person, wanted);
      // Deleted right after it was written, on another device.
      if (!comment) throw notFound();
      return { comment: presentComment(comment, ctx.site, locale), comment_count: comments };
    },
  });

  route(app, api.deleteAnnouncementComment, {
    action: "announcement.react",
    load: loadOwnComment,
    handle: async ({ ctx, actor, subject }) => ({
      comment_count: await deleteComment(ctx, announcementDiscussion, signedIn(actor), subject),
    }),
  });

  route(app, api.reportAnnouncementComment, {
    action: "announcement.react",
    load: loadComment,
    handle: async ({ ctx, actor, subject, body }) => {
      const reason = body.reason ?? "";
      await reportText(ctx, announcementDiscussion, signedIn(actor), { ...subject, reason });
      return { reported: true } as const;
    },
  });
}

import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor } from "../../../platform/cursor.ts";
import { forbidden } from "../../../platform/errors/domain-error.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import {
  decideOnText,
  findComment,
  presentDecided,
  presentModeratedPost,
  readModeratedPost,
} from "../../discussion/index.ts";
import { mayModerate } from "../announcement/announcement-rights.ts";
import { announcementState } from "../announcement/announcement-state.ts";
import { loadSeen } from "../management/management-routes.ts";
import { announcementDiscussion } from "./announcement-discussion.ts";
import { mayReact } from "./find-discussed.ts";

const PART = 20;

/** Moderation: staff read comments on announcements, and hide them. */
export function announcementModerationRoutes(app: FastifyInstance): void {
  route(app, api.readModeratedAnnouncement, {
    action: "announcement.manage",
    load: loadSeen,
    handle: async ({ ctx, actor, subject, query, request: { locale } }) => {
      const person = signedIn(actor);
      const limit = query.limit ?? PART;
      const after = decodeCursor(query.cursor)[0] ?? 0;
      const wanted = { postId: subject.id, after, limit: limit + 1 };
      const read = await readModeratedPost(ctx, announcementDiscussion, wanted);
      const isOpen =
        subject.allowsComments && announcementState(subject, ctx.clock.now()) === "sent";
      return {
        ...presentModeratedPost(read, limit, { site: ctx.site, locale }),
        likes: subject.likes,
        may_comment: isOpen && (await mayReact(ctx, person, subject)),
        may_moderate: await mayModerate(ctx, person, subject.courseId),
      };
    },
  });

  route(app, api.moderateAnnouncementComment, {
    action: "announcement.change",
    load: async (call) => {
      const { ctx, actor, params } = call;
      const { id: postId, courseId } = await loadSeen(call);
      if (!(await mayModerate(ctx, signedIn(actor), courseId))) throw forbidden();
      const about = { postId, commentId: params.commentId };
      await findComment(ctx, announcementDiscussion, about);
      return about;
    },
    handle: async ({ ctx, actor, subject, body }) => {
      const person = signedIn(actor);
      const decision = { ...subject, ...body };
      const left = await decideOnText(ctx, announcementDiscussion, person, decision);
      return presentDecided(person, body.hidden, left, ctx);
    },
  });
}

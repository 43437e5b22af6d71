import type { Context } from "../../platform/context.ts";
import type { Events } from "../../platform/events.ts";
import { handleOutboxEvent, type OutboxHandler } from "../../platform/outbox/outbox.ts";
import {
  announcementCommented,
  announcementRead,
  announcementSent,
} from "../announcements/index.ts";
import { articleCommented, articleLiked } from "../articles/index.ts";
import { signUpAnswered, signUpRequested, studentsEnrolled } from "../courses/index.ts";
import { diplomaReady } from "../diplomas/index.ts";
import { liveClassAnnounced, liveClassNear } from "../live/index.ts";
import { opinionCommented, opinionLiked, pinAsked } from "../opinions/index.ts";
import { recallDue } from "../recall/index.ts";
import { surveyAnnounced } from "../surveys/index.ts";
import { notifyOfAnnouncementComment } from "./create/notify-of-announcement-comment.ts";
import { notifyOfAnnouncement } from "./create/notify-of-announcement.ts";
import { notifyOfAnswer } from "./create/notify-of-answer.ts";
import { notifyOfArticleComment } from "./create/notify-of-article-comment.ts";
import { notifyOfComment } from "./create/notify-of-comment.ts";
import { notifyOfDiploma } from "./create/notify-of-diploma.ts";
import { notifyOfEnrolment } from "./create/notify-of-enrolment.ts";
import { notifyOfArticleLike, notifyOfLike } from "./create/notify-of-like.ts";
import { notifyOfLiveClass, remindOfLiveClass } from "./create/notify-of-live-class.ts";
import { notifyOfPinRequest } from "./create/notify-of-pin-request.ts";
import { notifyOfRecall } from "./create/notify-of-recall.ts";
import { notifyOfRequest } from "./create/notify-of-request.ts";
import { notifyOfSurvey } from "./create/notify-of-survey.ts";
import { markAnnouncementRead } from "./list/mark-announcement-read.ts";

/** Lets this domain react to events of lower ones, inside their transactions. */
export function handleNotificationEvents(events: Events<Context>): void {
  events.on(announcementRead, markAnnouncementRead);
}

/** Handles outbox events, after they are committed. */
export const notificationsHandlers: readonly OutboxHandler<Context>[] = [
  handleOutboxEvent(opinionCommented, {
    name: "notifications.notify-of-comment",
    run: notifyOfComment,
  }),
  handleOutboxEvent(opinionLiked, { name: "notifications.notify-of-like", run: notifyOfLike }),
  handleOutboxEvent(articleCommented, {
    name: "notifications.notify-of-article-comment",
    run: notifyOfArticleComment,
  }),
  handleOutboxEvent(articleLiked, {
    name: "notifications.notify-of-article-like",
    run: notifyOfArticleLike,
  }),
  handleOutboxEvent(announcementCommented, {
    name: "notifications.notify-of-announcement-comment",
    run: notifyOfAnnouncementComment,
  }),
  handleOutboxEvent(studentsEnrolled, {
    name: "notifications.notify-of-enrolment",
    run: notifyOfEnrolment,
  }),
  handleOutboxEvent(diplomaReady, {
    name: "notifications.notify-of-diploma",
    run: notifyOfDiploma,
  }),
  handleOutboxEvent(signUpRequested, {
    name: "notifications.notify-of-request",
    run: notifyOfRequest,
  }),
  handleOutboxEvent(signUpAnswered, {
    name: "notifications.notify-of-answer",
    run: notifyOfAnswer,
  }),
  handleOutboxEvent(surveyAnnounced, {
    name: "notifications.notify-of-survey",
    run: notifyOfSurvey,
  }),
  handleOutboxEvent(announcementSent, {
    name: "notifications.notify-of-announcement",
    run: notifyOfAnnouncement,
  }),
  handleOutboxEvent(liveClassAnnounced, {
    name: "notifications.notify-of-live-class",
    run: notifyOfLiveClass,
  }),
  handleOutboxEvent(liveClassNear, {
    name: "notifications.remind-of-live-class",
    run: remindOfLiveClass,
  }),
  handleOutboxEvent(pinAsked, {
    name: "notifications.notify-of-pin-request",
    run: notifyOfPinRequest,
  }),
  handleOutboxEvent(recallDue, { name: "notifications.notify-of-recall", run: notifyOfRecall }),
];

import type { NotificationKind } from "@paso/contract";

import { announcementComment } from "./announcement-comment.ts";
import { announcement } from "./announcement.ts";
import { articleComment } from "./article-comment.ts";
import { comment } from "./comment.ts";
import { diploma } from "./diploma.ts";
import { enrolment } from "./enrolment.ts";
import { like } from "./like.ts";
import { liveClass } from "./live-class.ts";
import { liveReminder } from "./live-reminder.ts";
import { moduleBegins } from "./module-begins.ts";
import { moduleEnds } from "./module-ends.ts";
import type { NotificationRules } from "./notification-rules.ts";
import { pinRequest } from "./pin-request.ts";
import { recall } from "./recall.ts";
import { reply } from "./reply.ts";
import { requestAnswer } from "./request-answer.ts";
import { request } from "./request.ts";
import { surveyReminder } from "./survey-reminder.ts";
import { survey } from "./survey.ts";

/** Every kind; the compiler checks that none is missing. */
export const notificationKinds: Readonly<Record<NotificationKind, NotificationRules>> = {
  comment,
  reply,
  like,
  "article-comment": articleComment,
  enrolment,
  diploma,
  request,
  "request-answer": requestAnswer,
  "module-begins": moduleBegins,
  "module-ends": moduleEnds,
  survey,
  "survey-reminder": surveyReminder,
  announcement,
  "announcement-comment": announcementComment,
  "live-class": liveClass,
  "live-reminder": liveReminder,
  recall,
  "pin-request": pinRequest,
};

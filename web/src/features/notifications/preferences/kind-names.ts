import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { NotificationKind } from "@paso/contract";

/** Each kind's name in the preferences; the compiler checks that none is missing. */
export const kindNames: Record<NotificationKind, MessageDescriptor> = {
  comment: msg`Comments on your opinions`,
  reply: msg`Replies in conversations you are part of`,
  like: msg`Likes of your opinions and articles`,
  "article-comment": msg`Comments on your articles`,
  enrolment: msg`Courses you are enrolled in by others`,
  diploma: msg`Your diplomas (they are also sent to you by e-mail)`,
  request: msg`Requests to join courses whose students you manage`,
  "request-answer": msg`Answers to your requests to join a course`,
  "module-begins": msg`Modules that begin`,
  "module-ends": msg`Modules that end in two days and that you have not finished`,
  survey: msg`Surveys on this site that you can answer`,
  "survey-reminder": msg`Reminders of surveys that you have not answered`,
  announcement: msg`News from the site and from your courses`,
  "announcement-comment": msg`Comments on your announcements`,
  "live-class": msg`Live classes that are planned, changed or cancelled`,
  "live-reminder": msg`Reminders of live classes, a day and 15 minutes before`,
  recall: msg`Questions of courses that you wanted to be asked again`,
  "pin-request": msg`Questions whether your opinion may be pinned`,
};

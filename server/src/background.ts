import { accountsJobs } from "./domains/accounts/accounts-jobs.ts";
import { administrationJobs } from "./domains/administration/administration-jobs.ts";
import { handleAnnouncementEvents } from "./domains/announcements/announcements-handlers.ts";
import { announcementsJobs } from "./domains/announcements/announcements-jobs.ts";
import { articlesJobs } from "./domains/articles/articles-jobs.ts";
import { authoringHandlers } from "./domains/authoring/authoring-handlers.ts";
import { authoringJobs } from "./domains/authoring/authoring-jobs.ts";
import { handleCourseEvents } from "./domains/courses/courses-handlers.ts";
import { coursesJobs } from "./domains/courses/courses-jobs.ts";
import { diplomasHandlers, handleDiplomaEvents } from "./domains/diplomas/diplomas-handlers.ts";
import { diplomasJobs } from "./domains/diplomas/diplomas-jobs.ts";
import { filesJobs } from "./domains/files/files-jobs.ts";
import { insightJobs } from "./domains/insight/insight-jobs.ts";
import { handleLearningEvents } from "./domains/learning/learning-handlers.ts";
import { learningJobs } from "./domains/learning/learning-jobs.ts";
import { handleLiveEvents } from "./domains/live/live-handlers.ts";
import { liveJobs } from "./domains/live/live-jobs.ts";
import {
  handleNotificationEvents,
  notificationsHandlers,
} from "./domains/notifications/notifications-handlers.ts";
import { notificationsJobs } from "./domains/notifications/notifications-jobs.ts";
import { handleOpinionEvents } from "./domains/opinions/opinions-handlers.ts";
import { privacyJobs } from "./domains/privacy/privacy-jobs.ts";
import { recallJobs } from "./domains/recall/recall-jobs.ts";
import { surveysJobs } from "./domains/surveys/surveys-jobs.ts";
import { webhooksHandlers } from "./domains/webhooks/webhooks-handlers.ts";
import { webhooksJobs } from "./domains/webhooks/webhooks-jobs.ts";
import { workbookJobs } from "./domains/workbook/workbook-jobs.ts";
import { platformJobs } from "./platform/cleaning/platform-jobs.ts";
import type { Context } from "./platform/context.ts";
import { Events } from "./platform/events.ts";
import type { RunnableJob } from "./platform/jobs/job.ts";
import { Outbox, type OutboxHandler } from "./platform/outbox/outbox.ts";

/** Every domain's handlers of outbox events. */
const outboxHandlers: readonly OutboxHandler<Context>[] = [
  ...authoringHandlers,
  ...diplomasHandlers,
  ...notificationsHandlers,
  ...webhooksHandlers,
];

/** All jobs of the worker. */
export const jobs: readonly RunnableJob<Context>[] = [
  ...platformJobs,
  ...accountsJobs,
  ...filesJobs,
  ...articlesJobs,
  ...coursesJobs,
  ...learningJobs,
  ...workbookJobs,
  ...recallJobs,
  ...authoringJobs,
  ...surveysJobs,
  ...announcementsJobs,
  ...liveJobs,
  ...diplomasJobs,
  ...notificationsJobs,
  ...insightJobs,
  ...webhooksJobs,
  ...administrationJobs,
  ...privacyJobs,
  ...outboxHandlers,
];

/** Includes every domain's handlers: for the contexts of all processes that may emit an event. */
export function createEvents(): Events<Context> {
  const events = new Events<Context>();
  handleCourseEvents(events);
  handleLearningEvents(events);
  handleOpinionEvents(events);
  handleAnnouncementEvents(events);
  handleNotificationEvents(events);
  handleLiveEvents(events);
  handleDiplomaEvents(events);
  return events;
}

/** Includes every domain's outbox handlers, like {@link createEvents}. */
export function createOutbox(): Outbox {
  return new Outbox(outboxHandlers);
}

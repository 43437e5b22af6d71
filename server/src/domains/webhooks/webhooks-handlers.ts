import type { Context } from "../../platform/context.ts";
import { handleOutboxEvent, type OutboxHandler } from "../../platform/outbox/outbox.ts";
import { signUpRequested, studentsEnrolled } from "../courses/index.ts";
import { diplomaReady } from "../diplomas/index.ts";
import { courseFinished } from "../learning/index.ts";
import { isSubscribed, queueDeliveries } from "./deliveries/queue-deliveries.ts";

/** Handles outbox events, after they are committed. */
export const webhooksHandlers: readonly OutboxHandler<Context>[] = [
  handleOutboxEvent(studentsEnrolled, {
    name: "webhooks.tell-of-enrolment",
    onlyIf: isSubscribed("students.enrolled"),
    run: (ctx, { courseId, userIds }) =>
      queueDeliveries(ctx, { event: "students.enrolled", courseId, userIds }),
  }),
  handleOutboxEvent(signUpRequested, {
    name: "webhooks.tell-of-request",
    onlyIf: isSubscribed("sign_up.requested"),
    run: (ctx, { courseId, userId }) =>
      queueDeliveries(ctx, { event: "sign_up.requested", courseId, userIds: [userId] }),
  }),
  handleOutboxEvent(courseFinished, {
    name: "webhooks.tell-of-finish",
    onlyIf: isSubscribed("course.finished"),
    run: (ctx, { courseId, userId }) =>
      queueDeliveries(ctx, { event: "course.finished", courseId, userIds: [userId] }),
  }),
  handleOutboxEvent(diplomaReady, {
    name: "webhooks.tell-of-diploma",
    onlyIf: isSubscribed("diploma.ready"),
    run: (ctx, { courseId, userId }) =>
      queueDeliveries(ctx, { event: "diploma.ready", courseId, userIds: [userId] }),
  }),
];

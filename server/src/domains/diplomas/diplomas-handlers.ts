import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import type { Events } from "../../platform/events.ts";
import { thenRest } from "../../platform/jobs/make-way.ts";
import { handleOutboxEvent, type OutboxHandler } from "../../platform/outbox/outbox.ts";
import {
  courseCopied,
  courseDiplomaEnabled,
  designImported,
  designWanted,
} from "../authoring/index.ts";
import { courseFinished, missedPagesFinished, pageExcused } from "../learning/index.ts";
import { adoptDesign, copyDesign, giveDesign } from "./designs/carry-design.ts";
import { beginIssuing } from "./issue/begin-issuing.ts";
import { issueDiploma } from "./issue/issue-diploma.ts";

/** Low priority: a class that finishes together must not delay other work, or mail. */
const issuing = {
  urgency: "background",
  run: (ctx: Context, finish: Parameters<typeof issueDiploma>[1]) =>
    thenRest(ctx, "minutes", () => issueDiploma(ctx, finish)),
} as const;

export const diplomasHandlers: readonly OutboxHandler<Context>[] = [
  handleOutboxEvent(courseFinished, { name: "diplomas.issue-diploma", ...issuing }),
  handleOutboxEvent(missedPagesFinished, {
    name: "diplomas.issue-diploma-after-missed-pages",
    ...issuing,
  }),
  handleOutboxEvent(pageExcused, { name: "diplomas.issue-diploma-after-excuse", ...issuing }),
  handleOutboxEvent(courseDiplomaEnabled, {
    name: "diplomas.issue-to-earlier-finishers",
    run: (ctx: Context, { courseId }) =>
      withTransaction(ctx, (inner) => beginIssuing(inner, courseId)),
  }),
];

/** Lets designs follow their courses, inside the transactions of lower domains. */
export function handleDiplomaEvents(events: Events<Context>): void {
  events.on(courseCopied, copyDesign);
  events.on(designWanted, giveDesign);
  events.on(designImported, adoptDesign);
}

import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { handleOutboxEvent, type OutboxHandler } from "../../platform/outbox/outbox.ts";
import { courseDiplomaEnabled } from "../authoring/index.ts";
import { courseFinished, missedPagesFinished } from "../learning/index.ts";
import { beginIssuing } from "./issue/begin-issuing.ts";
import { issueDiploma } from "./issue/issue-diploma.ts";

export const diplomasHandlers: readonly OutboxHandler<Context>[] = [
  handleOutboxEvent(courseFinished, { name: "diplomas.issue-diploma", run: issueDiploma }),
  handleOutboxEvent(missedPagesFinished, {
    name: "diplomas.issue-diploma-after-missed-pages",
    run: issueDiploma,
  }),
  handleOutboxEvent(courseDiplomaEnabled, {
    name: "diplomas.issue-to-earlier-finishers",
    run: (ctx: Context, { courseId }) =>
      withTransaction(ctx, (inner) => beginIssuing(inner, courseId)),
  }),
];

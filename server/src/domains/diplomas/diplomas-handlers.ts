import type { Context } from "../../platform/context.ts";
import { handleOutboxEvent, type OutboxHandler } from "../../platform/outbox/outbox.ts";
import { courseFinished } from "../learning/index.ts";
import { issueDiploma } from "./issue/issue-diploma.ts";

export const diplomasHandlers: readonly OutboxHandler<Context>[] = [
  handleOutboxEvent(courseFinished, { name: "diplomas.issue-diploma", run: issueDiploma }),
];

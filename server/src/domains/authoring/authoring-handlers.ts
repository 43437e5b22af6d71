import type { Context } from "../../platform/context.ts";
import { handleOutboxEvent, type OutboxHandler } from "../../platform/outbox/outbox.ts";
import { variantsMade } from "../files/index.ts";
import { renewCoursesOfFile } from "./uploads/renew-courses-of-file.ts";

export const authoringHandlers: readonly OutboxHandler<Context>[] = [
  handleOutboxEvent(variantsMade, { name: "authoring.renew-courses", run: renewCoursesOfFile }),
];

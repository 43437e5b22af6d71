import type { Context } from "../../platform/context.ts";
import type { Events } from "../../platform/events.ts";
import { answerCommitted, answersRestored, answersSetAside } from "../learning/index.ts";
import { createOpinion } from "./opinion/create-opinion.ts";
import { restoreOpinions, setOpinionsAside } from "./opinion/set-opinions-aside.ts";

/** Lets this domain react to events of lower ones, inside their transactions. */
export function handleOpinionEvents(events: Events<Context>): void {
  events.on(answerCommitted, createOpinion);
  events.on(answersSetAside, setOpinionsAside);
  events.on(answersRestored, restoreOpinions);
}

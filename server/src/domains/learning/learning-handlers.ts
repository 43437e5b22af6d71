import type { Context } from "../../platform/context.ts";
import type { Events } from "../../platform/events.ts";
import { groupMerged, groupsStarted, studentsMoved } from "../courses/index.ts";
import { countFirstGroup } from "./tallies/count-first-group.ts";
import { mergeTallies } from "./tallies/merge-tallies.ts";
import { moveTallies } from "./tallies/move-tallies.ts";

/** Lets this domain react to events of lower ones, inside their transactions. */
export function handleLearningEvents(events: Events<Context>): void {
  events.on(groupsStarted, countFirstGroup);
  events.on(studentsMoved, moveTallies);
  events.on(groupMerged, mergeTallies);
}

import type { Context } from "../../platform/context.ts";
import type { Events } from "../../platform/events.ts";
import { groupMerged } from "../courses/index.ts";
import { moveToGroup } from "./announcement/move-to-group.ts";

/** Lets this domain react to events of lower ones, inside their transactions. */
export function handleAnnouncementEvents(events: Events<Context>): void {
  events.on(groupMerged, moveToGroup);
}

import type { Context } from "../../platform/context.ts";
import type { Events } from "../../platform/events.ts";
import { groupsVouched } from "../accounts/index.ts";
import { enrolVouched } from "./enrolment/enrol-vouched.ts";

/** Subscribes this domain to events of lower ones, inside their transactions. */
export function handleCourseEvents(events: Events<Context>): void {
  events.on(groupsVouched, enrolVouched);
}

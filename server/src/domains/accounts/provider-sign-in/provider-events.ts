import type { EventType } from "../../../platform/events.ts";

/**
 * Emitted inside the transaction that signs a person in, when a provider says that they belong to
 * groups of courses. Some of those may no longer exist.
 */
export const groupsVouched: EventType<{ userId: number; groupIds: readonly number[] }> = {
  name: "groupsVouched",
};

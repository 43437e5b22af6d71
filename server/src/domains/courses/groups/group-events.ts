import type { EventType } from "../../../platform/events.ts";

/**
 * Emitted inside the transaction that gives a course its second group: groups are counted separately
 * from now on. All answers so far are in the default one.
 */
export const groupsStarted: EventType<{ courseId: number; defaultGroupId: number }> = {
  name: "groupsStarted",
};

interface StudentsMoved {
  courseId: number;
  students: readonly { userId: number; from: number }[];
  to: number;
}

/** Emitted inside the transaction that moves enrolled people to another group of their course. */
export const studentsMoved: EventType<StudentsMoved> = { name: "studentsMoved" };

interface GroupMerged {
  courseId: number;
  from: number;
  into: number;
  /** Whether the course is left with one group, so that groups are no longer counted separately. */
  isLast: boolean;
}

/** Emitted inside the transaction that deletes a group, when its people are in another one. */
export const groupMerged: EventType<GroupMerged> = { name: "groupMerged" };

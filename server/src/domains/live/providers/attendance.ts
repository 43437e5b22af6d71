import type { Meeting } from "./meeting.ts";

/** Somebody's stay in a meeting; one who left and came back has several. */
export interface Stay {
  /** The key of the person who joined; null where the provider does not know it. */
  personKey: string | null;
  /** The ticket they joined with; null for those who came in another way. */
  ticket: string | null;
  /** As they called themselves. */
  name: string;
  joinedAt: Date;
  leftAt: Date;
}

/** The provider reports stays once the meeting is over. */
interface AttendanceReport {
  readonly when: "afterwards";
  /**
   * @param cursor of the previous part; null for the first
   * @throws `gone` where there is no report, as while the meeting runs or when it never began
   */
  listStays(
    meeting: Meeting,
    cursor: string | null,
  ): Promise<{ stays: Stay[]; next: string | null }>;
}

/** The provider names those who are there now, and forgets them when the meeting ends. */
interface Presence {
  readonly when: "meanwhile";
  /** Empty where the meeting does not run. */
  listPresent(meeting: Meeting): Promise<PresentPerson[]>;
}

export interface PresentPerson {
  personKey: string;
  name: string;
  isHost: boolean;
}

export type Attendance = AttendanceReport | Presence;

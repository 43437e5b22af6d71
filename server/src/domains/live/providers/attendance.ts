import type { Meeting } from "./meeting.ts";

/** A person's stay in a meeting; one who left and came back has several. */
export interface Stay {
  /** The key of the person who joined; null if the provider does not know it. */
  personKey: string | null;
  /** The ticket they joined with; null if they came in another way. */
  ticket: string | null;
  /** The name they gave. */
  name: string;
  joinedAt: Date;
  leftAt: Date;
}

/** The provider reports stays once the meeting is over. */
interface AttendanceReport {
  readonly when: "afterwards";
  /**
   * @param cursor from the previous page; null for the first
   * @throws `gone` if there is no report, for example while the meeting runs or because it never began
   */
  listStays(
    meeting: Meeting,
    cursor: string | null,
  ): Promise<{ stays: Stay[]; next: string | null }>;
}

/** The provider names those who are present now, and forgets them when the meeting ends. */
interface Presence {
  readonly when: "meanwhile";
  /** Empty if the meeting is not running. */
  listPresent(meeting: Meeting): Promise<PresentPerson[]>;
}

export interface PresentPerson {
  personKey: string;
  name: string;
  isHost: boolean;
}

export type Attendance = AttendanceReport | Presence;

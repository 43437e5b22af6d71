import type { LiveProviderKind } from "@paso/contract";

import type { Attendance } from "./attendance.ts";
import type { Finding } from "./finding.ts";
import type { Meeting } from "./meeting.ts";

/** What a class requires of its meeting. */
export interface MeetingPlan {
  title: string;
  /** Plain text; empty for none. */
  description: string;
  startsAt: Date;
  minutes: number;
  /** IANA name of the zone that the provider shows its own users. */
  timeZone: string;
  /** Up to ten letters, digits and `@-_*`; null for none. Only Zoom asks for it. */
  password: string | null;
  /** Maximum number of people at the same time; null for the provider's own limit. */
  capacity: number | null;
  isRecorded: boolean;
}

/** A person who is about to join. */
export interface JoiningPerson {
  /** Stable across all calls for this person and meeting; only letters, digits, `-` and `_`. */
  key: string;
  name: string;
  isHost: boolean;
  /** What an earlier {@link LiveProvider.join} of this person returned; null for the first. */
  ticket: string | null;
}

/** The way in for one person. Never stored, listed or sent to anyone else. */
export interface Admission {
  address: string;
  /** What the provider may ask for there; null for nothing. */
  password: string | null;
  /** To be stored with the person's seat, and passed in when they join again. */
  ticket: string | null;
}

export interface Recording {
  /** The provider's id. */
  id: string;
  startedAt: Date;
  /** Whole minutes; null if the provider does not say. */
  minutes: number | null;
  /** Where to watch it, at the provider. */
  address: string;
  /** What the provider asks for there; null for nothing. */
  password: string | null;
}

/**
 * A service that hosts meetings. All calls throw only {@link LiveProviderError} and are idempotent: one
 * whose response was lost can safely be repeated. The caller makes the calls for one meeting one after
 * the other.
 */
export interface LiveProvider {
  readonly kind: LiveProviderKind;
  /** Who was there; null if the provider does not say. */
  readonly attendance: Attendance | null;

  /**
   * Creates the meeting, or finds the one that an earlier attempt with this key created.
   * @param key 16 to 64 letters, digits, `-` and `_`, as from `newSecret`: on a server that requires no
   *   token, anyone who knows it can find the room
   */
  createMeeting(key: string, plan: MeetingPlan): Promise<Meeting>;
  /** @throws `gone` if the provider has deleted it; it can be recreated with the same key */
  changeMeeting(meeting: Meeting, plan: MeetingPlan): Promise<void>;
  /** Ends and deletes it; a no-op if it is already gone. */
  cancelMeeting(meeting: Meeting): Promise<void>;
  /** @throws `gone` if the provider has deleted the meeting */
  join(meeting: Meeting, plan: MeetingPlan, person: JoiningPerson): Promise<Admission>;

  /** Recordings that can be watched by now, oldest first; null if the provider makes none for us. */
  readonly listRecordings: ((meeting: Meeting) => Promise<Recording[]>) | null;

  /** Tests the credentials without changing anything; problems come first. Never throws. */
  test(): Promise<Finding[]>;
}

import type { LiveProviderKind } from "@paso/contract";

import type { Attendance } from "./attendance.ts";
import type { Finding } from "./finding.ts";
import type { Meeting } from "./meeting.ts";

/** What a class asks of its meeting. */
export interface MeetingPlan {
  title: string;
  /** Plain text; empty for none. */
  description: string;
  startsAt: Date;
  minutes: number;
  /** IANA name; what the provider shows its own users. */
  timeZone: string;
  /** Up to ten letters, digits and `@-_*`; null for none. Zoom alone asks for it. */
  password: string | null;
  /** Most people at the same time; null for the provider's own limit. */
  capacity: number | null;
  isRecorded: boolean;
}

/** Somebody who is about to join. */
export interface JoiningPerson {
  /** Lasting, the same in every call for this person and meeting; letters, digits, `-` and `_` alone. */
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
  /** To be stored with the person's part in the class, and given back when they join again. */
  ticket: string | null;
}

export interface Recording {
  /** The provider's own. */
  id: string;
  startedAt: Date;
  /** Whole minutes; null where the provider does not say. */
  minutes: number | null;
  /** Where it is watched, at the provider. */
  address: string;
  /** What the provider asks for there; null for nothing. */
  password: string | null;
}

/**
 * A service that holds meetings. All calls throw {@link LiveProviderError} alone, and can be repeated:
 * one whose response was lost does no harm when it is made again. Calls for one meeting are made one
 * after the other; the caller sees to that.
 */
export interface LiveProvider {
  readonly kind: LiveProviderKind;
  /** Who was there; null where the provider does not say. */
  readonly attendance: Attendance | null;

  /**
   * Creates the meeting, or finds the one that an earlier attempt with this key created.
   * @param key 16 to 64 letters, digits, `-` and `_`, as `newSecret` makes them: who knows it finds the
   *   room of a server that asks for no token
   */
  createMeeting(key: string, plan: MeetingPlan): Promise<Meeting>;
  /** @throws `gone` where the provider has deleted it; it can be created again with the same key */
  changeMeeting(meeting: Meeting, plan: MeetingPlan): Promise<void>;
  /** Ends and deletes it; one that is gone already is fine. */
  cancelMeeting(meeting: Meeting): Promise<void>;
  /** @throws `gone` where the provider has deleted the meeting */
  join(meeting: Meeting, plan: MeetingPlan, person: JoiningPerson): Promise<Admission>;

  /** What can be watched by now, oldest first; null where the provider records nothing for us. */
  readonly listRecordings: ((meeting: Meeting) => Promise<Recording[]>) | null;

  /** Tries the credentials without changing anything; what is wrong comes first. Never throws. */
  test(): Promise<Finding[]>;
}

/** A meeting at the Zoom stand-in, with Zoom's data on it. */
export interface StandInMeeting {
  id: number;
  topic: string;
  agenda: string;
  start_time: string;
  duration: number;
  timezone: string;
  password: string;
  settings: Record<string, unknown>;
  /** Whether a person is in it. */
  isRunning: boolean;
  registrants: StandInRegistrant[];
  /** The times it was held. */
  runs: StandInRun[];
}

export interface StandInRegistrant {
  id: string;
  email: string;
  first_name: string;
}

export interface StandInRun {
  /** In Zoom's format, with slashes among them. */
  uuid: string;
  start_time: string;
  participants: StandInParticipant[];
  /** Null for none. */
  recording: { password: string; files: Record<string, unknown>[] } | null;
}

export interface StandInParticipant {
  name: string;
  user_email: string;
  registrant_id: string;
  join_time: string;
  leave_time: string;
  /** Seconds. */
  duration: number;
  status: "in_meeting" | "in_waiting_room";
}

/** The Zoom scopes that the site needs, granted to the stand-in's app. */
const ZOOM_SCOPES = [
  "user:read:user:admin",
  "meeting:write:meeting:admin",
  "meeting:update:meeting:admin",
  "meeting:update:status:admin",
  "meeting:delete:meeting:admin",
  "meeting:write:registrant:admin",
  "meeting:read:meeting:admin",
  "meeting:read:list_meetings:admin",
  "meeting:read:registrant:admin",
  "meeting:read:list_past_instances:admin",
  "meeting:read:list_past_participants:admin",
  "cloud_recording:read:list_recording_files:admin",
];

/** State of the stand-in that a test may read and change. */
export interface ZoomState {
  account: { accountId: string; clientId: string; clientSecret: string; host: string };
  user: { type: number; status: string };
  scopes: string[];
  /** Valid access tokens. */
  tokens: Set<string>;
  meetings: Map<number, StandInMeeting>;
  /** Largest page, even if more is requested. */
  pageSize: number;
  /** Meetings that a user may still create or change in a day; Zoom's limit is 100. */
  changesLeft: number;
}

export function newZoomState(): ZoomState {
  return {
    account: {
      accountId: "account-1",
      clientId: "client-1",
      clientSecret: "zoom-secret",
      host: "host@example.org",
    },
    user: { type: 2, status: "active" },
    scopes: [...ZOOM_SCOPES],
    tokens: new Set(),
    meetings: new Map(),
    pageSize: 300,
    changesLeft: 100,
  };
}

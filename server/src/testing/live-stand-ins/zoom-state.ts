/** A meeting at the stand-in for Zoom, with what Zoom keeps of it. */
export interface StandInMeeting {
  id: number;
  topic: string;
  agenda: string;
  start_time: string;
  duration: number;
  timezone: string;
  password: string;
  settings: Record<string, unknown>;
  /** Whether somebody is in it. */
  isRunning: boolean;
  registrants: StandInRegistrant[];
  /** Times that it was held. */
  runs: StandInRun[];
}

export interface StandInRegistrant {
  id: string;
  email: string;
  first_name: string;
}

export interface StandInRun {
  /** As Zoom makes them, with slashes among them. */
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

/** Zoom's scopes that the site needs, as the app of the stand-in has them. */
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

/** What a test may look at and change of the stand-in. */
export interface ZoomState {
  account: { accountId: string; clientId: string; clientSecret: string; host: string };
  user: { type: number; status: string };
  scopes: string[];
  /** Access tokens that are valid. */
  tokens: Set<string>;
  meetings: Map<number, StandInMeeting>;
  /** Largest page, whatever is asked for. */
  pageSize: number;
  /** Meetings that a user may create or change in a day; Zoom's limit is 100. */
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

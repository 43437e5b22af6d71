import { createHash } from "node:crypto";

import {
  type StandInCall,
  type StandInResponse,
  type StandInServer,
  startStandIn,
} from "./stand-in-server.ts";

export interface BigBlueButtonMeeting {
  name: string;
  attendeePW: string;
  moderatorPW: string;
  createTime: number;
  maxParticipants: string;
  record: boolean;
  attendees: { userID: string; fullName: string; role: string }[];
}

/** State of the stand-in that a test may read and change. */
export interface BigBlueButtonState {
  secret: string;
  /** Meetings that run, or wait for the first person, by `meetingID`. */
  meetings: Map<string, BigBlueButtonMeeting>;
  /** The XML of each recording, by `meetingID`. */
  recordings: Map<string, string[]>;
}

/**
 * Stands in for a BigBlueButton server: the part of its API that classes use, written from its published
 * documentation. Its errors are responses of status 200 with a `messageKey`.
 */
export async function startBigBlueButtonStandIn(): Promise<
  StandInServer & { state: BigBlueButtonState }
> {
  const state: BigBlueButtonState = {
    secret: "bbb-secret",
    meetings: new Map(),
    recordings: new Map(),
  };
  const server = await startStandIn((call) => respond(state, call));
  return { ...server, state };
}

type Handle = (state: BigBlueButtonState, query: URLSearchParams) => StandInResponse;

const CALLS: Readonly<Record<string, Handle>> = {
  create,
  join,
  end,
  isMeetingRunning: ({ meetings }, query) => {
    const running = (meetings.get(idOf(query))?.attendees.length ?? 0) > 0;
    return succeed(`<running>${running}</running>`);
  },
  getMeetingInfo: readMeeting,
  getRecordings: ({ recordings }, query) => {
    const found = recordings.get(idOf(query)) ?? [];
    return found.length === 0
      ? succeed("<recordings/>", "noRecordings", "There are no recordings for the meeting(s).")
      : succeed(`<recordings>${found.join("")}</recordings>`);
  },
};

function respond(state: BigBlueButtonState, { url }: StandInCall): StandInResponse {
  const [, call = ""] = /^\/bigbluebutton\/api(?:\/(\w*))?$/.exec(url.pathname) ?? [null, null];
  if (call === null) return { status: 404, body: "<html><body>Not found</body></html>" };
  if (call === "") return succeed("<version>2.0</version><apiVersion>2.0</apiVersion>");
  const handle = CALLS[call];
  if (!handle) return fail("unsupportedRequest", "This request is not supported.");
  if (!isSigned(state, call, url)) return fail("checksumError", "Checksums do not match");
  return handle(state, url.searchParams);
}

/** The checksum covers the query as received, without itself. */
function isSigned({ secret }: BigBlueButtonState, call: string, url: URL): boolean {
  const checksum = url.searchParams.get("checksum") ?? "";
  const query = url.search.slice(1).replace(/&?checksum=[^&]*$/, "");
  return createHash("sha256").update(`${call}${query}${secret}`).digest("hex") === checksum;
}

const idOf = (query: URLSearchParams) => query.get("meetingID") ?? "";

let lastCreated = 1_772_000_000_000;

function create({ meetings }: BigBlueButtonState, query: URLSearchParams): StandInResponse {
  const id = idOf(query);
  const name = query.get("name") ?? "";
  if (id === "") return fail("validationError", "You must provide a meeting ID");
  if (name.length < 2 || name.length > 64) {
    return fail("validationError", "Meeting name must be between 2 and 64 characters");
  }
  const [attendeePW = "", moderatorPW = ""] = ["attendeePW", "moderatorPW"].map(
    (one) => query.get(one) ?? "",
  );
  const known = meetings.get(id);
  if (known && (known.attendeePW !== attendeePW || known.moderatorPW !== moderatorPW)) {
    return fail("idNotUnique", "A meeting already exists with that meeting ID.");
  }
  lastCreated += 1;
  const meeting = known ?? {
    name,
    attendeePW,
    moderatorPW,
    createTime: lastCreated,
    maxParticipants: query.get("maxParticipants") ?? "",
    record: query.get("record") === "true",
    attendees: [],
  };
  meetings.set(id, meeting);
  const fields = `<meetingID>${id}</meetingID><createTime>${meeting.createTime}</createTime>`;
  return known
    ? succeed(fields, "duplicateWarning", "This conference was already in existence.")
    : succeed(fields);
}

/** Like a browser that opens the address: it is admitted, and redirected to the client. */
function join({ meetings }: BigBlueButtonState, query: URLSearchParams): StandInResponse {
  const meeting = meetings.get(idOf(query));
  if (!meeting) return fail("invalidMeetingIdentifier", "The meeting does not exist.");
  const role = query.get("role") ?? "";
  const isMeant = query.get("createTime") === String(meeting.createTime);
  if (!isMeant) return fail("mismatchCreateTimeParam", "The createTime parameter is not current.");
  const password = role === "MODERATOR" ? meeting.moderatorPW : meeting.attendeePW;
  if (query.get("password") !== password) return fail("invalidPassword", "The password is wrong.");
  meeting.attendees.push({
    userID: query.get("userID") ?? "",
    fullName: query.get("fullName") ?? "",
    role,
  });
  return { status: 302, headers: { location: "/html5client/join" }, body: "" };
}

function end({ meetings }: BigBlueButtonState, query: URLSearchParams): StandInResponse {
  const meeting = meetings.get(idOf(query));
  if (!meeting) return fail("notFound", "A meeting with that ID does not exist.");
  if (query.get("password") !== meeting.moderatorPW) {
    return fail("invalidPassword", "The supplied moderator password is incorrect.");
  }
  meetings.delete(idOf(query));
  return succeed("", "sentEndMeetingRequest", "A request to end the meeting was sent.");
}

function readMeeting({ meetings }: BigBlueButtonState, query: URLSearchParams): StandInResponse {
  const meeting = meetings.get(idOf(query));
  if (!meeting) return fail("notFound", "A meeting with that ID does not exist.");
  const attendees = meeting.attendees.map(
    (one) =>
      `<attendee><userID>${escape(one.userID)}</userID><fullName>${escape(one.fullName)}</fullName>` +
      `<role>${one.role}</role><isPresenter>false</isPresenter><customdata></customdata></attendee>`,
  );
  return succeed(
    `<meetingName>${escape(meeting.name)}</meetingName><running>${attendees.length > 0}</running>` +
      `<attendees>${attendees.join("")}</attendees><metadata/>`,
  );
}

function succeed(fields: string, key = "", message = ""): StandInResponse {
  return sendXml("SUCCESS", fields, key, message);
}

function fail(key: string, message: string): StandInResponse {
  return sendXml("FAILED", "", key, message);
}

function sendXml(code: string, fields: string, key: string, message: string): StandInResponse {
  const said = key && `<messageKey>${key}</messageKey><message>${escape(message)}</message>`;
  return {
    headers: { "content-type": "text/xml;charset=utf-8" },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<response>\n  <returncode>${code}</returncode>${fields}${said}\n</response>`,
  };
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

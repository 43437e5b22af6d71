import { createHash, randomBytes } from "node:crypto";

import {
  sendJson,
  type StandInCall,
  type StandInResponse,
  type StandInServer,
  startStandIn,
} from "./stand-in-server.ts";
import { newZoomState, type StandInMeeting, type ZoomState } from "./zoom-state.ts";

/**
 * Stands in for Zoom: the part of its API that classes use, written from its published documentation,
 * with its errors, paging and limits. `mishaps` injects deviations.
 */
export async function startZoomStandIn(): Promise<StandInServer & { state: ZoomState }> {
  const state = newZoomState();
  const server = await startStandIn((call) => respond(state, call));
  return { ...server, state };
}

type Handle = (state: ZoomState, call: StandInCall, parts: string[]) => StandInResponse;

const ROUTES: readonly [RegExp, Handle][] = [
  [/^GET \/v2\/users\/([^/]+)$/, readUser],
  [/^GET \/v2\/users\/([^/]+)\/meetings$/, listMeetings],
  [/^POST \/v2\/users\/([^/]+)\/meetings$/, createMeeting],
  [/^GET \/v2\/meetings\/(\d+)$/, readMeeting],
  [/^PATCH \/v2\/meetings\/(\d+)$/, changeMeeting],
  [/^DELETE \/v2\/meetings\/(\d+)$/, deleteMeeting],
  [/^PUT \/v2\/meetings\/(\d+)\/status$/, endMeeting],
  [/^POST \/v2\/meetings\/(\d+)\/registrants$/, addRegistrant],
  [/^GET \/v2\/meetings\/(\d+)\/registrants\/([^/]+)$/, readRegistrant],
  [/^GET \/v2\/past_meetings\/(\d+)\/instances$/, listRuns],
  [/^GET \/v2\/past_meetings\/([^/]+)\/participants$/, listParticipants],
  [/^GET \/v2\/meetings\/([^/]+)\/recordings$/, listRecordings],
];

function respond(state: ZoomState, call: StandInCall): StandInResponse {
  const name = `${call.method} ${call.url.pathname}`;
  if (name === "POST /oauth/token") return grantToken(state, call);
  const token = call.headers.authorization?.replace(/^Bearer /, "") ?? "";
  if (!state.tokens.has(token)) return fail(401, 124, "Invalid access token.");
  for (const [path, handle] of ROUTES) {
    const parts = path.exec(name)?.slice(1).map(decodeURIComponent);
    if (parts) return handle(state, call, parts);
  }
  return fail(404, 2300, "This API endpoint is not recognized.");
}

function grantToken({ account, scopes, tokens }: ZoomState, { url, headers }: StandInCall) {
  const login = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString("base64");
  const refuse = (error: string, reason: string) => sendJson({ reason, error }, 400);
  if (headers.authorization !== `Basic ${login}`)
    return refuse("invalid_client", "Invalid client_id or client_secret");
  if (url.searchParams.get("grant_type") !== "account_credentials")
    return refuse("unsupported_grant_type", "unsupported grant type");
  if (url.searchParams.get("account_id") !== account.accountId)
    return refuse("invalid_request", "Bad Request");
  const token = randomBytes(16).toString("hex");
  tokens.add(token);
  return sendJson({
    access_token: token,
    token_type: "bearer",
    expires_in: 3599,
    scope: scopes.join(" "),
    api_url: "https://api.zoom.us",
  });
}

function fail(status: number, code: number, message: string): StandInResponse {
  return sendJson({ code, message }, status);
}

const noUser = (user = "") => fail(404, 1001, `User does not exist: ${user}.`);
const noMeeting = (id = "") => fail(404, 3001, `Meeting does not exist: ${id}.`);

function readUser({ account, user }: ZoomState, _call: StandInCall, [name]: string[]) {
  return name === account.host
    ? sendJson({ id: "user-1", email: account.host, ...user })
    : noUser(name);
}

function listMeetings(state: ZoomState, { url }: StandInCall, [user]: string[]) {
  if (user !== state.account.host) return noUser(user);
  const all = [...state.meetings.values()].map(({ id, topic, agenda, start_time }) => ({
    id,
    topic,
    agenda: agenda.slice(0, 250),
    start_time,
  }));
  return sendPage(state, { url, all, name: "meetings" });
}

function createMeeting(state: ZoomState, { body }: StandInCall, [user]: string[]) {
  if (user !== state.account.host) return noUser(user);
  const refusal = refusalOf(state, readFields(body));
  if (refusal) return refusal;
  const id = 81_000_000_000 + state.meetings.size + 1;
  const made: StandInMeeting = {
    id,
    topic: "Zoom Meeting",
    agenda: "",
    start_time: "",
    duration: 60,
    timezone: "UTC",
    password: "",
    settings: {},
    isRunning: false,
    registrants: [],
    runs: [],
    ...readFields(body),
  };
  state.meetings.set(id, made);
  return sendJson(present(state, made), 201);
}

function readMeeting(state: ZoomState, _call: StandInCall, [id]: string[]) {
  const meeting = state.meetings.get(Number(id));
  return meeting ? sendJson(present(state, meeting)) : noMeeting(id);
}

function changeMeeting(state: ZoomState, { body }: StandInCall, [id]: string[]) {
  const meeting = state.meetings.get(Number(id));
  if (!meeting) return noMeeting(id);
  const refusal = refusalOf(state, readFields(body));
  if (refusal) return refusal;
  Object.assign(meeting, readFields(body));
  return sendJson(null, 204);
}

function deleteMeeting(state: ZoomState, _call: StandInCall, [id]: string[]) {
  const meeting = state.meetings.get(Number(id));
  if (!meeting) return noMeeting(id);
  if (meeting.isRunning) {
    return fail(400, 3002, "Sorry, you cannot delete this meeting since it is in progress.");
  }
  state.meetings.delete(meeting.id);
  return sendJson(null, 204);
}

function endMeeting(state: ZoomState, _call: StandInCall, [id]: string[]) {
  const meeting = state.meetings.get(Number(id));
  if (!meeting) return noMeeting(id);
  meeting.isRunning = false;
  return sendJson(null, 204);
}

function addRegistrant(state: ZoomState, { body }: StandInCall, [id]: string[]) {
  const meeting = state.meetings.get(Number(id));
  if (!meeting) return noMeeting(id);
  if (!takesRegistrants(state, meeting)) {
    return fail(404, 404, `Registration has not been enabled for this meeting: ${id}.`);
  }
  const { email = "", first_name = "" } = JSON.parse(body) as Record<string, string>;
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) || first_name === "" || first_name.length > 64) {
    const field = first_name === "" || first_name.length > 64 ? "first_name" : "email";
    const errors = [{ field, message: "Invalid field." }];
    return sendJson({ code: 300, message: "Validation Failed.", errors }, 400);
  }
  const known = meeting.registrants.find((one) => one.email === email);
  const registrant = known ?? { id: `r-${hashOf(email)}`, email, first_name };
  if (!known) meeting.registrants.push(registrant);
  return sendJson(
    {
      id: meeting.id,
      registrant_id: registrant.id,
      topic: meeting.topic,
      start_time: meeting.start_time,
      join_url: `https://zoom.example.org/w/${id}?tk=${registrant.id}`,
    },
    201,
  );
}

function readRegistrant(state: ZoomState, _call: StandInCall, [id, registrantId]: string[]) {
  const meeting = state.meetings.get(Number(id));
  if (!meeting) return noMeeting(id);
  const found = meeting.registrants.find((one) => one.id === registrantId);
  return found
    ? sendJson({ ...found, join_url: `https://zoom.example.org/w/${id}?tk=${found.id}` })
    : fail(400, 300, "Invalid registrant ID.");
}

function listRuns(state: ZoomState, _call: StandInCall, [id]: string[]) {
  const meeting = state.meetings.get(Number(id));
  if (!meeting) return noMeeting(id);
  const meetings = meeting.runs.map(({ uuid, start_time }) => ({ uuid, start_time }));
  // Zoom does not document their order.
  return sendJson({ meetings: meetings.toReversed() });
}

function listParticipants(state: ZoomState, { url }: StandInCall, [uuid = ""]: string[]) {
  const run = findRun(state, uuid);
  if (!run) return noMeeting(uuid);
  return sendPage(state, { url, all: run.participants, name: "participants" });
}

function listRecordings(state: ZoomState, _call: StandInCall, [uuid = ""]: string[]) {
  const recording = findRun(state, uuid)?.recording;
  if (!recording) return fail(404, 3301, `There is no recording for this meeting.`);
  return sendJson({ uuid, password: recording.password, recording_files: recording.files });
}

/** A UUID is encoded twice, as it may contain slashes. */
function findRun({ meetings }: ZoomState, encoded: string) {
  const uuid = decodeURIComponent(encoded);
  return [...meetings.values()].flatMap(({ runs }) => runs).find((run) => run.uuid === uuid);
}

/** Zoom refuses a page token after a quarter of an hour, and an invalid one always. */
function sendPage(
  { pageSize }: ZoomState,
  { url, all, name }: { url: URL; all: readonly object[]; name: string },
): StandInResponse {
  const size = Math.min(Number(url.searchParams.get("page_size") ?? "30"), pageSize, 300);
  const token = url.searchParams.get("next_page_token") ?? "";
  const start = token === "" ? 0 : Number(/^after-(\d+)$/.exec(token)?.[1] ?? "-1");
  if (start < 0) return fail(400, 300, "The next page token is invalid or expired.");
  const end = start + size;
  return sendJson({
    page_size: size,
    total_records: all.length,
    next_page_token: end < all.length ? `after-${end}` : "",
    [name]: all.slice(start, end),
  });
}

function readFields(body: string): Partial<StandInMeeting> {
  return JSON.parse(body) as Partial<StandInMeeting>;
}

/** Errors for a meeting according to Zoom's documentation. */
function refusalOf(state: ZoomState, fields: Partial<StandInMeeting>): StandInResponse | null {
  const { topic = "", agenda = "", password = "", start_time = "2026-01-01T00:00:00Z" } = fields;
  const wrong = [
    ["topic", topic.length <= 200],
    ["agenda", agenda.length <= 2000],
    ["password", /^[A-Za-z0-9@_*-]{0,10}$/.test(password)],
    ["start_time", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(start_time)],
  ].flatMap(([field, isRight]) => (isRight ? [] : [{ field, message: "Invalid field." }]));
  if (wrong.length > 0) {
    return sendJson({ code: 300, message: "Validation Failed.", errors: wrong }, 400);
  }
  state.changesLeft -= 1;
  if (state.changesLeft >= 0) return null;
  return sendJson(
    {
      code: 429,
      message:
        "You have exceeded the daily rate limit of (100) for meeting create/update API requests for this user.",
    },
    429,
    {
      "retry-after": "2026-03-02T00:00:00Z",
      "x-ratelimit-category": "Light",
      "x-ratelimit-type": "Daily-limit",
      "x-ratelimit-limit": "100",
      "x-ratelimit-remaining": "0",
    },
  );
}

/** A free plan has no registration, and silently ignores requests for it. */
function takesRegistrants({ user }: ZoomState, { settings }: StandInMeeting): boolean {
  return user.type !== 1 && settings["approval_type"] === 0;
}

function present(
  state: ZoomState,
  { isRunning, registrants: _, runs: __, ...meeting }: StandInMeeting,
) {
  const { id } = meeting;
  return {
    ...meeting,
    status: isRunning ? "started" : "waiting",
    settings: {
      ...meeting.settings,
      approval_type: takesRegistrants(state, { ...meeting, isRunning, registrants: [], runs: [] })
        ? 0
        : 2,
    },
    start_url: `https://zoom.example.org/s/${id}?zak=secret-of-the-host`,
    join_url: `https://zoom.example.org/j/${id}`,
  };
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

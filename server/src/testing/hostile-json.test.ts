import { randomUUID } from "node:crypto";

import { api, type Endpoint, errorBody, type Presentation } from "@paso/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import {
  announcementComments,
  announcementFiles,
  authenticatorApps,
  dataExports,
  identities,
  interventions,
  articleComments,
  liveRecordings,
  mediaUploads,
  opinionComments,
  passages,
  passkeys,
  personalTokens,
  recallQuestions,
  recalls,
  signInProviders,
  trackedJobs,
  scheduledExports,
  webhookDeliveries,
  webhooks,
} from "../database/tables/index.ts";
import { verifyPassword } from "../domains/accounts/people/hash-password.ts";
import { createInvitation } from "../domains/courses/invitations/create-invitation.ts";
import { rotateBadgeKey } from "../domains/diplomas/index.ts";
import { storeFile } from "../domains/files/index.ts";
import { signToken } from "../platform/signed-token.ts";
import {
  assignStaff,
  createCourse,
  createGroup,
  createPerson,
  enrol,
  insertLibraryVideo,
  insertNotification,
  insertArticle,
  insertOpinion,
  type MadeCourse,
  openSignUp,
} from "./factories.ts";
import { insertAnnouncement } from "./insert-announcement.ts";
import { insertDiploma } from "./insert-diploma.ts";
import { listRoutes, withoutNames } from "./list-routes.ts";
import { insertJitsi, insertLiveClass } from "./live-classes.ts";
import { cases } from "./long-tests.ts";
import { queueTestMail } from "./queue-test-mail.ts";
import { sample } from "./sample-sections.ts";
import { insertSurvey } from "./site-surveys.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";
import type { TestAnswer, TestClient } from "./test-client.ts";

// No password matches; the tests are about bodies, and hashing would be slow.
vi.mock("../domains/accounts/people/hash-password.ts", { spy: true });
vi.mocked(verifyPassword).mockResolvedValue(false);

let world: TestApp;
let course: MadeCourse;
let person: { id: number };
/** The person's own opinion, with a comment of their own. */
let opinion: { id: number; commentId: number };
/** Likewise for an article. */
let article: { id: number; commentId: number };
let colleague: { id: number };
let mailId: number;
/** A group besides the default one, which a call may delete. */
let groupId: number;
let invitationId: number;
let code: string;
/** Code of a class in progress. */
let classCode: string;
let token: string;
let notificationId: number;
let diploma: { id: number; number: string };
let surveyId: number;
let announcementId: number;
/** The person's own comment on it. */
let announcementCommentId: number;
let passageId: number;
let interventionId: number;
let scheduleId: number;
let videoId: number;
let uploadId: string;
let badgeKeyId: number;
/** A live class of the course, with a recording. */
let live: { classId: number; occurrenceId: number; recordingId: number };
let passkeyId: number;
let tokenId: number;
let webhook: { webhookId: number; deliveryId: number };
let identityId: number;
let providers: { oidc: number; saml: number };
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  course = await createCourse(world.ctx, {
    freeNavigation: true,
    modules: [{ pages: [[sample.textarea({ min: 0, max: 0 }), sample.radio()], [sample.video()]] }],
  });
  await openSignUp(world.ctx, course);
  person = await createTaker();
  client = await world.as(person);
  opinion = await writeOpinion(person.id);
  article = await writeArticle(person.id);
  colleague = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, colleague, course);
  const asColleague = await world.as(colleague);
  const presentation = `/api/authoring/courses/${course.id}/presentation`;
  ({ code: classCode } = (await asColleague.post<Presentation>(presentation)).body);
  await asColleague.post(`/api/authoring/opinions/${opinion.id}/pin`);
  mailId = await queueTestMail(world.ctx);
  ({ id: groupId } = await createGroup(world.ctx, course, "Evening"));
  ({ id: invitationId, code } = await createInvitation(world.ctx, { courseId: course.id }));
  const told = { userId: person.id, courseId: course.id };
  notificationId = (await insertNotification(world.ctx, told)).id;
  interventionId = await insertIntervention(told);
  scheduleId = await insertSchedule();
  diploma = await insertDiploma(world.ctx, told);
  ({ id: badgeKeyId } = await rotateBadgeKey(world.ctx, null));
  surveyId = (await insertSurvey(world.ctx, { roles: ["admin"] })).id;
  ({ id: announcementId } = await insertAnnouncement(world.ctx, {
    courseId: course.id,
    allowsComments: true,
    comments: 1,
  }));
  announcementCommentId = await commentOnAnnouncement(person.id);
  await world.ctx.database.insert(announcementFiles).values({
    announcementId,
    name: "plan.pdf",
    fileId: (await storeFile(world.ctx, Buffer.from("%PDF-1.7\n"))).id,
    use: "attachment",
    createdAt: world.clock.now(),
  });
  token = await signToken(world.ctx, "unsubscribe", `${person.id}-like`);
  passageId = await insertPassage(person.id);
  await askAgain(person.id);
  videoId = (await insertLibraryVideo(world.ctx, course.id)).id;
  uploadId = await insertUpload(person.id);
  passkeyId = await insertPasskey(person.id);
  tokenId = await insertToken(person.id);
  webhook = await insertWebhook();
  await insertExport(person.id);
  live = await insertRecordedClass();
  await world.ctx.database
    .insert(authenticatorApps)
    .values({ userId: person.id, sealedKey: "sealed", confirmedAt: world.clock.now() });
  providers = await insertProviders();
  identityId = await insertIdentity(person.id);
});
afterAll(() => world.stop());

/** A video upload of the person in progress. */
async function insertUpload(userId: number): Promise<string> {
  const { database, clock } = world.ctx;
  const [upload] = await database
    .insert(mediaUploads)
    .values({
      id: randomUUID(),
      pageId: course.pages[0]!.id,
      userId,
      name: "lesson.mp4",
      size: 100,
      modified: 0,
      createdAt: clock.now(),
      activeAt: clock.now(),
    })
    .returning({ id: mediaUploads.id });
  return upload!.id;
}

/** A copy of the person's data that is ready for download. */
async function insertExport(userId: number): Promise<void> {
  const { database, clock, storage } = world.ctx;
  const now = clock.now();
  const [job] = await database
    .insert(trackedJobs)
    .values({ userId, total: 1, createdAt: now })
    .returning({ id: trackedJobs.id });
  await storage.put("copy", Buffer.from("copy"));
  await database.insert(dataExports).values({
    userId,
    jobId: job!.id,
    storageKey: "copy",
    size: 4,
    requestedAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
}

async function insertRecordedClass() {
  const { ctx } = world;
  for (const owner of [null, course.id]) await insertJitsi(ctx, owner);
  const made = await insertLiveClass(ctx, { courseId: course.id, hostIds: [person.id] });
  const [recording] = await ctx.database
    .insert(liveRecordings)
    .values({
      occurrenceId: made.occurrenceId,
      title: "A recording",
      address: "https://vimeo.com/123456789",
      password: "",
      isEmbedded: false,
      createdAt: ctx.clock.now(),
    })
    .returning();
  return { ...made, recordingId: recording!.id };
}

async function createTaker() {
  const taker = await createPerson(world.ctx, { role: "admin" });
  await enrol(world.ctx, taker, course);
  return taker;
}

async function insertIntervention(told: { userId: number; courseId: number }): Promise<number> {
  const kept = { steps: [], playbacks: [], finish: null, finishedCourse: false, madeUp: false };
  const pageId = course.pages[0]!.id;
  const [made] = await world.ctx.database
    .insert(interventions)
    .values({ ...told, pageId, kind: "open", madeAt: world.clock.now(), kept })
    .returning();
  return made!.id;
}

async function insertSchedule(): Promise<number> {
  const now = world.clock.now();
  const [made] = await world.ctx.database
    .insert(scheduledExports)
    .values({
      courseId: course.id,
      userId: person.id,
      table: "students",
      locale: "en",
      format: "csv",
      nextAt: now,
      createdAt: now,
    })
    .returning();
  return made!.id;
}

async function insertPassage(userId: number): Promise<number> {
  const [passage] = await world.ctx.database
    .insert(passages)
    .values({
      userId,
      sectionId: course.pages[0]!.sectionIds[0]!,
      quote: "soil",
      prefix: "",
      suffix: "",
      start: 0,
      note: "",
      folded: "soil",
      createdAt: world.clock.now(),
    })
    .returning();
  return passage!.id;
}

/** Asks a person a question of the course again. */
async function askAgain(userId: number): Promise<void> {
  const now = world.clock.now();
  const [recall] = await world.ctx.database
    .insert(recalls)
    .values({ userId, courseId: course.id, number: 1, dueAt: now, askedAt: now })
    .returning();
  await world.ctx.database.insert(recallQuestions).values({
    recallId: recall!.id,
    sectionId: course.pages[0]!.sectionIds[0]!,
    position: 0,
    wasRight: false,
  });
}

/** A passkey that nothing can sign with. */
async function insertPasskey(userId: number): Promise<number> {
  const [passkey] = await world.ctx.database
    .insert(passkeys)
    .values({
      userId,
      credentialId: "hostile",
      publicKey: Buffer.alloc(1),
      counter: 0,
      transports: [],
      isSynced: false,
      name: "A passkey",
      createdAt: world.clock.now(),
    })
    .returning();
  return passkey!.id;
}

/** A webhook of the course, with a delivery. */
async function insertWebhook() {
  const { database, clock } = world.ctx;
  const createdAt = clock.now();
  const [hook] = await database
    .insert(webhooks)
    .values({
      courseId: course.id,
      url: "https://hooks.example.org/",
      events: ["course.finished"],
      sealedSecret: "sealed",
      createdAt,
    })
    .returning();
  const webhookId = hook!.id;
  const [delivery] = await database
    .insert(webhookDeliveries)
    .values({
      webhookId,
      messageId: "msg_1",
      event: "course.finished",
      courseId: course.id,
      userIds: [person.id],
      createdAt,
      state: "delivered",
      giveUpAt: createdAt,
    })
    .returning();
  return { webhookId, deliveryId: delivery!.id };
}

/** A token whose secret no one knows. */
async function insertToken(userId: number): Promise<number> {
  const now = world.clock.now();
  const [made] = await world.ctx.database
    .insert(personalTokens)
    .values({
      userId,
      tokenHash: Buffer.alloc(1),
      name: "A token",
      scopes: ["results:read"],
      ending: "abcd",
      createdAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    })
    .returning();
  return made!.id;
}

/** An unreachable provider of each kind. */
async function insertProviders() {
  const rules = {
    createsAccounts: false,
    firstRole: "student" as const,
    domains: [],
    roleRules: [],
    roleOtherwise: null,
    groupRules: [],
  };
  const shared = { name: "P", issuer: "https://127.0.0.1:9", rules, isEnabled: true };
  const attributes = { emailAttribute: "", firstNameAttribute: "", lastNameAttribute: "" };
  const saml = { ...attributes, subjectAttribute: "", trustsAddresses: false, certificates: [] };
  const [one, other] = await world.ctx.database
    .insert(signInProviders)
    .values([
      { ...shared, key: "hostile", connection: { kind: "oidc", clientId: "c", scopes: "" } },
      {
        ...shared,
        key: "saml",
        connection: { kind: "saml", signInAddress: "https://127.0.0.1:9", ...saml },
      },
    ])
    .returning({ id: signInProviders.id });
  return { oidc: one!.id, saml: other!.id };
}

async function insertIdentity(userId: number): Promise<number> {
  const [identity] = await world.ctx.database
    .insert(identities)
    .values({ userId, provider: "hostile", subject: "s", createdAt: world.clock.now() })
    .returning();
  return identity!.id;
}

/** Below the API, where its question is not answered yet. */
async function writeOpinion(userId: number) {
  const [sectionId] = course.pages[0]!.sectionIds;
  const words = { userId, sectionId: sectionId!, text: "my words" };
  const { id: opinionId } = await insertOpinion(world.ctx, words, { comments: 1 });
  const [comment] = await world.ctx.database
    .insert(opinionComments)
    .values({ userId, opinionId, text: "my own comment", createdAt: world.clock.now() })
    .returning();
  return { id: opinionId, commentId: comment!.id };
}

async function writeArticle(userId: number) {
  const { id } = await insertArticle(world.ctx, { userId, courseId: course.id }, { comments: 1 });
  const [comment] = await world.ctx.database
    .insert(articleComments)
    .values({ userId, articleId: id, text: "my own comment", createdAt: world.clock.now() })
    .returning();
  return { id, commentId: comment!.id };
}

async function commentOnAnnouncement(userId: number): Promise<number> {
  const [comment] = await world.ctx.database
    .insert(announcementComments)
    .values({ userId, announcementId, text: "my own comment", createdAt: world.clock.now() })
    .returning();
  return comment!.id;
}

/** Every call of the API; an admin who takes the course may make each of them. */
const calls = Object.values<Endpoint>(api).map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
}));
/** Calls that take forms with files and no JSON; their own tests send hostile ones. */
const UPLOADS: readonly Endpoint[] = [
  api.uploadFiles,
  api.uploadImage,
  api.uploadThumbnail,
  api.uploadCaptions,
  api.sendMediaPart,
  api.importArchive,
  api.uploadPhoto,
  api.uploadLogo,
  api.uploadDiplomaPicture,
  api.uploadAnnouncementPicture,
  api.attachAnnouncementFile,
];
const writing = calls.filter(
  ({ endpoint }) => endpoint.method !== "GET" && !UPLOADS.includes(endpoint),
);
const withBody = writing.filter(({ endpoint }) => endpoint.body);

function commentIdOf(path: string): number {
  if (path.includes("/announcements/")) return announcementCommentId;
  return path.includes("/articles/") ? article.commentId : opinion.commentId;
}

function addressOf({ path }: Endpoint, values: Record<string, string> = {}): string {
  const page = course.pages[path.endsWith("/playback") ? 1 : 0]!;
  const known: Record<string, string | number> = {
    courseId: course.id,
    moduleId: course.moduleIds[0]!,
    pageId: page.id,
    key: "page:1",
    sectionId: page.sectionIds[0]!,
    questionId: page.sectionIds[0]!,
    opinionId: opinion.id,
    articleId: article.id,
    commentId: commentIdOf(path),
    graphicType: "bar",
    format: "csv",
    fileName: "plan.pdf",
    uploadId,
    mailId,
    notificationId,
    diplomaId: diploma.id,
    number: diploma.number,
    badgeFormat: "jwt",
    keyId: badgeKeyId,
    surveyId,
    announcementId,
    language: "en",
    picture: "p".repeat(43),
    kind: "comment",
    service: "jitsi",
    token,
    passageId,
    videoId,
    exportId: 1,
    scheduleId,
    ...live,
    passkeyId,
    tokenId,
    ...webhook,
    identityId,
    provider: "hostile",
    providerId: path.includes("/saml/") ? providers.saml : providers.oidc,
    jobId: 1,
    userId: /\/results\/|\/tokens\//.test(path) ? person.id : colleague.id,
    interventionId,
    photo: "p".repeat(43),
    logo: "p".repeat(43),
    text: "terms",
    sessionId: "s".repeat(43),
    groupId,
    invitationId,
    code: path.startsWith("/api/class/") ? classCode : code,
    ...values,
  };
  return path.replaceAll(/:(\w+)/g, (_, name: string) => String(known[name]));
}

const send = (endpoint: Endpoint, raw: string | Buffer) =>
  client.send(endpoint.method, addressOf(endpoint), undefined, { raw });

/** A refusal that the caller can understand: no internal error, and in the uniform format. */
function expectRefusal(answer: TestAnswer, statuses: readonly number[], call?: string): void {
  expect(statuses, call).toContain(answer.status);
  expect(errorBody.safeParse(answer.error).error).toBeUndefined();
  expect(answer.error).not.toHaveProperty("file");
}

/** Tables that refused calls change, too, and results, which reading brings up to date. */
const CHANGING = /^(rate_limits|sessions|.*_results)$/;

let tables: readonly string[];
beforeAll(async () => {
  const { rows } = await world.ctx.database.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public'`);
  tables = rows.map(({ name }) => name).filter((name) => !CHANGING.test(name));
});

/** A digest of everything that calls could change, by table. */
async function stored(): Promise<unknown> {
  const digests = tables.map((name) =>
    sql.raw(`select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as digest
      from ${name} t`),
  );
  const { rows } = await world.ctx.database.execute<{ name: string; digest: string | null }>(
    sql.join(digests, sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

test("the contract names every call of the API, but for where browsers come back to", () => {
  const served = listRoutes(world.app).filter(
    (route) => !/ \/(health|login\/|api\/openapi\.json)/.test(route),
  );
  expect(calls.map(({ name }) => withoutNames(name)).toSorted()).toEqual(served);
});

const deep = (open: string, close: string, depth: number) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** Bodies that are invalid for every call. */
const HOSTILE_BODIES: [string, string | Buffer][] = [
  ["true", "true"],
  ["a number", "1"],
  ["a text", '"answer"'],
  ["an empty list", "[]"],
  ["a list", '[{"answer":"0"}]'],
  ["an unknown field", '{"unknown":1}'],
  ["__proto__", '{"__proto__":{"answer":"0","text":"x","locale":"en"}}'],
  ["__proto__ beside the rest", '{"answer":"0","text":"x","locale":"en","__proto__":{"a":1}}'],
  ["constructor", '{"constructor":{"prototype":{"answer":"0"}}}'],
  ["toString", '{"toString":1,"hasOwnProperty":2}'],
  ["objects, 200 deep", deep('{"answer":', "}", 200)],
  ["lists, 200 deep", deep("[", "]", 200)],
  ["lists, 100,000 deep", deep("[", "]", 100_000)],
  ["a list of 100,000", `[${"0,".repeat(99_999)}0]`],
  ["a field name of 1 MB", `{"${"f".repeat(1_000_000)}":0}`],
  ["nothing but space", "   "],
  ["one brace", "{"],
  ["garbage behind", '{"unknown":1}x'],
  ["two bodies", "{}{}"],
  ["a byte order mark", '\uFEFF{"unknown":1}'],
  ["single quotes", "{'answer':'0'}"],
  ["a comment", '{"answer":"0"/**/}'],
  ["NaN", '{"answer":NaN}'],
  ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ["UTF-16", Buffer.from('{"answer":"0"}', "utf16le")],
  ["zero bytes", Buffer.alloc(64)],
];

/** Limit of the call with the largest body. */
const MOST_BYTES = 4 * 1024 ** 2;

/** Values that are invalid for every field, except {@link FITTING}. */
const HOSTILE_VALUES: [string, string][] = [
  ["null", "null"],
  ["a fraction", "0.5"],
  ["a negative number", "-1"],
  ["1e400", "1e400"],
  ["2^53 + 1", "9007199254740993"],
  ["a number of 1,000 digits", "9".repeat(1_000)],
  ["false", "false"],
  ["a list", '["0"]'],
  ["a list of 100,000", `[${"0,".repeat(99_999)}0]`],
  ["an object", '{"toString":"0"}'],
  ["lists, 200 deep", deep("[", "]", 200)],
  ["a NUL byte", '"a\\u0000b"'],
  ["a lone surrogate", '"a\\ud800b"'],
  ["a lone low surrogate", '"\\udc00"'],
  ["1 MB of text", `"${"x".repeat(1_000_000)}"`],
];

/** Fields for which some of the values are valid after all. */
const FITTING: Record<string, readonly string[]> = {
  start_date: ["null"],
  end_date: ["null"],
  expires_at: ["null"],
  max_uses: ["null"],
  answer: ["null"],
  workbook_only: ["false"],
  confirmed: ["false"],
  wanted: ["false"],
  is_enabled: ["false"],
  is_paused: ["false"],
  weekday: ["null"],
  position: ["0.5"],
  background: ["null"],
  current_design: ["false"],
  details: ['["0"]'],
  hours: ["null", "0.5"],
  least_result: ["null"],
  length: ["null"],
  released: ["false"],
  tags: ['["0"]'],
  logo: ["false"],
  duration: ["0.5"],
  has_diploma: ["false"],
  allow_seeking: ["false"],
  allow_missed_pages: ["false"],
  allows_comments: ["false"],
  unplayable: ["false"],
  free_navigation: ["false"],
  hidden: ["false"],
  handled: ["false"],
  invite: ["false"],
  create_groups: ["false"],
  creates_accounts: ["false"],
  trusts_addresses: ["false"],
  hides_password: ["false"],
  enabled: ["false"],
  role_otherwise: ["null"],
  password: ["null"],
  time_zone: ["null"],
  seats: ["null"],
  opens: ["null"],
  closes: ["null"],
  reminder_date: ["null"],
  reminder_days: ["null"],
  is_anonymous: ["false"],
  opens_at: ["null"],
  closes_at: ["null"],
  group_id: ["null"],
  course_id: ["null"],
  provider: ["null"],
  repeat: ["null"],
  capacity: ["null"],
  minutes: ["null"],
  is_recorded: ["false"],
  is_embedded: ["false"],
  is_released: ["false"],
  link: ["null"],
  students_share: ["false"],
  send_date: ["null"],
  expiry_date: ["null"],
  is_pinned: ["false"],
  agreed: ["false"],
  is_urgent: ["false"],
  is_public: ["false"],
  accepts_terms: ["false"],
  is_indexed: ["false"],
  support_address: ["null"],
  accent: ["null"],
};
/** A draft may be any JSON that can be stored. */
const isDraft = (endpoint: Endpoint) => endpoint.name === api.saveDraft.name;

const hostileBodies = HOSTILE_BODIES.map(([name, raw]) => ({ name, raw }));
const hostileValues = HOSTILE_VALUES.map(([name, value]) => ({ name, value }));

describe("invalid bodies are refused, and change nothing", { timeout: 90_000 }, () => {
  test.each(hostileBodies)("$name", async ({ raw }) => {
    const before = await stored();
    for (const { endpoint } of writing)
      expectRefusal(await send(endpoint, raw), [422], endpoint.name);
    expect(await stored()).toEqual(before);
  });

  test("null, where a body is needed", async () => {
    for (const { endpoint } of withBody)
      expectRefusal(await send(endpoint, "null"), [422], endpoint.name);
  });

  test("many unknown fields get a short response", async () => {
    const raw = `{${Array.from({ length: 2_000 }, (_, index) => `"f${index}":0`).join()}}`;
    for (const { endpoint } of writing) {
      const { error } = await send(endpoint, raw);
      expect(Object.keys(error.errors ?? {})).toHaveLength(100);
    }
  });

  test("more than the limit", async () => {
    for (const { endpoint } of writing) {
      expectRefusal(await send(endpoint, `"${"x".repeat(MOST_BYTES)}"`), [413]);
    }
  });
});

describe("invalid values are refused, and change nothing", { timeout: 90_000 }, () => {
  test.each(hostileValues)("$name", async ({ value }) => {
    const before = await stored();
    for (const { endpoint } of withBody.filter((call) => !isDraft(call.endpoint))) {
      const fields = Object.keys((endpoint.body as unknown as { shape: object }).shape);
      const isTaking = endpoint.name === api.answerQuestion.name;
      for (const field of fields) {
        if (FITTING[field]?.includes(value) && !(isTaking && field === "answer")) continue;
        const answer = await send(endpoint, bodyWith(fields, field, value));
        expectRefusal(answer, [422], endpoint.name);
        const invalid = Object.keys(answer.error.errors ?? {}).map((path) => path.split(".")[0]);
        expect.soft(invalid, endpoint.name).toContain(field);
      }
    }
    expect(await stored()).toEqual(before);
  });

  /** A body whose other fields hold harmless values. */
  function bodyWith(fields: readonly string[], field: string, value: string): string {
    const entries = fields.map((name) => `"${name}":${name === field ? value : '"harmless"'}`);
    return `{${entries.join()}}`;
  }
});

describe("a duplicate field", () => {
  test("counts once, the last time", async () => {
    const note = `/api/courses/page/notes/${course.pages[0]!.id}`;
    const saved = await client.post(note, undefined, { raw: '{"text":"first","text":"last"}' });
    expect(saved.status).toBe(200);
    expect((await client.get(note)).body).toEqual({ notes: { text: "last" } });
  });
});

describe("text that only looks hostile is kept as it is", () => {
  test.each([
    "'; drop table notes; --",
    "<script>alert(1)</script>",
    "{{7*7}} ${7*7} %s %n $1",
    "\u202Eright to left \u200B and nothing \uFEFF",
    "😀 e\u0301 ﷽ \u{10FFFF}",
    "a\\u0000b",
    "\t\r\n\u0001\u007F\u0085\u2028",
  ])("%j", async (text) => {
    const note = `/api/courses/page/notes/${course.pages[0]!.id}`;
    expect((await client.post(note, { text })).status).toBe(200);
    expect((await client.get(note)).body).toEqual({ notes: { text } });
  });
});

/** Ids that refer to nothing. */
const HOSTILE_IDS = [
  "0",
  "-1",
  "+1",
  "1.0",
  "1e0",
  "1e9",
  "0x1",
  "01",
  " 1",
  "1%20",
  "1%00",
  "%00",
  "%2e%2e",
  "%2e%2e%2f1",
  "1;1",
  "1,2",
  "2147483647",
  "2147483648",
  "4294967297",
  "99999999999999999999",
  "NaN",
  "null",
  "true",
  "__proto__",
  "%D9%A1",
  "%EF%BC%91",
  "%F0%9D%9F%8F",
  "1'--",
  "1%0d%0ax:y",
  "a".repeat(300),
];

describe("addresses with unknown ids are not found", () => {
  const addressed = calls.filter(({ endpoint }) => /:\w*[iI]d/.test(endpoint.path));

  let before: unknown;
  beforeAll(async () => {
    before = await stored();
  });

  test.each(addressed)("$name", async ({ endpoint }) => {
    const names = [...endpoint.path.matchAll(/:(\w*[iI]d)\b/g)].map(([, name]) => name!);
    for (const name of names) {
      for (const id of HOSTILE_IDS) {
        const address = addressOf(endpoint, { [name]: id });
        // A client that resolves dots requests another address, which may be another call's.
        const { pathname } = new URL(address, "http://localhost");
        if (pathname.split("/").length !== address.split("/").length) continue;
        const answer = await client.send(
          endpoint.method,
          address,
          endpoint.body ? { answer: "0" } : undefined,
        );
        expect.soft([address, answer.status]).toEqual([address, 404]);
        expect(answer.error).toMatchObject({ code: "not_found" });
      }
    }
    expect(await stored()).toEqual(before);
  });

  test("charts of an unknown kind", async () => {
    for (const graphicType of ["", "BAR", "line", "__proto__", "bar%00", "x".repeat(2_000)]) {
      const { status } = await client.get(addressOf(api.graphic, { graphicType }));
      expect.soft([graphicType, status]).toEqual([graphicType, 404]);
    }
  });
});

describe("invalid queries are refused", () => {
  const OPINIONS = [
    "limit=0",
    "limit=-1",
    "limit=1.5",
    "limit=101",
    "limit=1e2",
    "limit=99999999999999999999",
    "limit=%00",
    "limit=%D9%A1",
    "limit=",
    "limit=1&limit=2",
    "limit[]=1",
    "limit[a]=1",
    "cursor=1&cursor=2",
    "cursor=%00",
    "cursor=a%20b",
    `cursor=${"a".repeat(1_001)}`,
    "unknown=1",
    "__proto__=1",
    "constructor=1",
  ];

  test.each(OPINIONS)("opinions?%s", async (query) => {
    const newcomer = await world.as(await createTaker());
    // The question is not answered yet, which is checked first.
    expectRefusal(await newcomer.get(`${addressOf(api.listOpinions)}?${query}`), [403]);
    expectRefusal(await reader.get(`${addressOf(api.listOpinions)}?${query}`), [422]);
  });

  test.each(["bm9uc2Vuc2U", "LTE", "MC41", "MWU0MDA", "OTk5OTk5OTk5OTk5OTk5OTk5OTk", "----", ""])(
    "a forged cursor (%s) begins at the top",
    async (cursor) => {
      const { status } = await reader.get(`${addressOf(api.listOpinions)}?cursor=${cursor}`);
      expect(status).toBe(200);
    },
  );

  test.each(["ignoreStatus=1", "ignoreStatus=true&ignoreStatus=true", "ignorestatus=true"])(
    "courses?%s",
    async (query) => {
      expectRefusal(await client.get(`/api/courses?${query}`), [422]);
    },
  );

  const listing = calls.filter(
    ({ endpoint: { query } }) => query && "cursor" in (query as unknown as { shape: object }).shape,
  );
  test.each(listing)("$name with a cursor beyond all ids and instants", async ({ endpoint }) => {
    const [id, instant] = [1e15, Number.MAX_SAFE_INTEGER].map((number) => number.toString(36));
    for (const cursor of [id, `${instant}-${id}`, `2-${instant}-${id}`]) {
      const { status } = await client.get(`${addressOf(endpoint)}?cursor=${cursor}`);
      expect.soft([cursor, status < 500]).toEqual([cursor, true]);
    }
  });

  let reader: TestClient;
  beforeAll(async () => {
    reader = await world.as(await createTaker());
    const { status } = await reader.post(addressOf(api.answerQuestion), { answer: "An opinion." });
    expect(status).toBe(200);
  });
});

describe("whatever JSON is sent, no call fails", () => {
  /** Any JSON, and objects with the call's own field names. */
  const anyBody = (fields: readonly string[]) =>
    fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc
        .dictionary(fc.constantFrom(...fields, "__proto__", "extra"), fc.jsonValue({ maxDepth: 2 }))
        .map((body) => JSON.stringify(body)),
      fc
        .dictionary(fc.constantFrom(...fields), fc.string({ unit: "binary", maxLength: 40 }))
        .map((body) => JSON.stringify(body)),
    );

  test.each(withBody)("$name", async ({ endpoint }) => {
    const fields = Object.keys((endpoint.body as unknown as { shape: object }).shape);
    // The author of an opinion or an article may comment on it and change it.
    const isOwn = /\/(opinion|articles)\//.test(endpoint.path);
    const taker = isOwn ? person : await createTaker();
    let browser = await world.as(taker);
    await fc.assert(
      fc.asyncProperty(anyBody(fields), async (raw) => {
        const answer = await browser.send(endpoint.method, addressOf(endpoint), undefined, { raw });
        // Objects named in a body may not exist, or be in the wrong state for the call.
        expect([200, 404, 409, 422, 429]).toContain(answer.status);
        if (answer.status !== 200) return void errorBody.parse(answer.error);
        expect(endpoint.body!.safeParse(JSON.parse(raw)).success).toBe(true);
        // It may have ended the session.
        browser = await world.as(taker);
      }),
      { numRuns: cases({ usually: 20, long: 100 }) },
    );
  });
});

import type { LiveProviders, LiveProviderTest, StaffRole } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, courseStaff, liveCredentials } from "../../../database/tables/index.ts";
import { SecretBox } from "../../../platform/secrets/secret-box.ts";
import { siteOf } from "../../../platform/site/site-of.ts";
import { createCourse, createPerson, type MadeCourse } from "../../../testing/factories.ts";
import {
  type BigBlueButtonState,
  startBigBlueButtonStandIn,
} from "../../../testing/live-stand-ins/bigbluebutton-stand-in.ts";
import { sampleKey, samplePlan } from "../../../testing/live-stand-ins/sample-meeting.ts";
import type { StandInServer } from "../../../testing/live-stand-ins/stand-in-server.ts";
import { startZoomStandIn } from "../../../testing/live-stand-ins/zoom-stand-in.ts";
import type { ZoomState } from "../../../testing/live-stand-ins/zoom-state.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import {
  findCredentialsOwner,
  listUsableProviders,
  openLiveProvider,
} from "./open-live-provider.ts";

let world: TestApp;
let admin: TestClient;
let teacher: TestClient;
let course: MadeCourse;
let zoom: StandInServer & { state: ZoomState };
let bbb: StandInServer & { state: BigBlueButtonState };
/** Assigned to the course, in the role that a test gives. */
let colleague: { id: number };

beforeAll(async () => {
  world = await startTestApp();
  zoom = await startZoomStandIn();
  bbb = await startBigBlueButtonStandIn();
  const { defaults } = world.ctx.site;
  world.ctx.site = siteOf({ ...defaults, providerNetworks: ["127.0.0.0/8"], zoomUrl: zoom.url });
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
  course = await createCourse(world.ctx, { title: "Soil", modules: [] });
  colleague = await createPerson(world.ctx, { role: "instructor" });
  await assign("teacher");
  teacher = await world.as(colleague);
});
afterAll(async () => {
  await Promise.all([zoom.stop(), bbb.stop(), world.stop()]);
});
beforeEach(async () => {
  await world.ctx.database.delete(liveCredentials);
});

async function assign(role: StaffRole): Promise<void> {
  await world.ctx.database
    .insert(courseStaff)
    .values({ courseId: course.id, userId: colleague.id, role })
    .onConflictDoUpdate({ target: [courseStaff.courseId, courseStaff.userId], set: { role } });
}

const SITE = "/api/admin/live-providers";
const ofCourse = () => `/api/courses/${course.id}/live-providers`;
const zoomFields = {
  kind: "zoom",
  account_id: "account-1",
  client_id: "client-1",
  host: "host@example.org",
} as const;
const bbbFields = () => ({ kind: "bigbluebutton", server: `${bbb.url}/bigbluebutton/` }) as const;
const jitsiFields = { kind: "jitsi", server: "https://meet.example.org", app_id: "" } as const;
const save = (client: TestClient, path: string, body: object) =>
  client.send<LiveProviders>("PUT", path, body);
const lastLine = async () =>
  (await world.ctx.database.select().from(auditLog).orderBy(auditLog.id)).at(-1);
const rows = () => world.ctx.database.select().from(liveCredentials);

describe("the site's", () => {
  test("are none at first", async () => {
    expect((await admin.get<LiveProviders>(SITE)).body).toEqual({
      course: null,
      credentials: [],
      from_site: [],
      can_store_secret: true,
      may_change: true,
    });
    expect((await admin.post(`${SITE}/zoom/test`)).status).toBe(404);
    expect((await admin.send("DELETE", `${SITE}/zoom`)).status).toBe(404);
    expect((await admin.post(`${SITE}/teams/test`)).status).toBe(404);
  });

  test("are stored encrypted, never shown again, and recorded", async () => {
    const { status, body } = await save(admin, SITE, { ...zoomFields, secret: "zoom-secret" });
    expect([status, body.credentials]).toEqual([200, [{ ...zoomFields, secret: "stored" }]]);
    const stored = JSON.stringify([
      (await admin.get(SITE)).body,
      await rows(),
      await world.ctx.database.select().from(auditLog),
    ]);
    expect(stored).not.toContain("zoom-secret");
    expect(await lastLine()).toMatchObject({
      action: "live_provider.changed",
      after: { provider: "zoom", zoom_user: "host@example.org", secret: "•••••• (new)" },
    });
  });

  test("keep a secret that is left out, and work", async () => {
    await save(admin, SITE, { ...zoomFields, secret: "zoom-secret" });
    await save(admin, SITE, { ...zoomFields, host: "nobody@example.org", secret: "" });
    expect(await lastLine()).toMatchObject({
      before: { zoom_user: "host@example.org" },
      after: { zoom_user: "nobody@example.org" },
    });
    expect((await admin.post<LiveProviderTest>(`${SITE}/zoom/test`)).body).toEqual({
      ok: false,
      findings: [
        { ok: false, text: "This Zoom account has no user nobody@example.org." },
        { ok: true, text: "Zoom accepts these credentials." },
      ],
    });
    await save(admin, SITE, zoomFields);
    expect((await admin.post<LiveProviderTest>(`${SITE}/zoom/test`)).body.ok).toBe(true);
  });

  test("hand a secret to no other server and no other account", async () => {
    await save(admin, SITE, { ...zoomFields, secret: "zoom-secret" });
    await save(admin, SITE, { ...bbbFields(), secret: "bbb-secret" });
    for (const other of [
      { ...zoomFields, client_id: "client-2" },
      { ...bbbFields(), server: "https://bbb.example.org" },
    ]) {
      const { status, error } = await save(admin, SITE, other);
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["secret"]]);
    }
  });

  test("may be in the site's own network, where the settings name it", async () => {
    await save(admin, SITE, { ...bbbFields(), secret: "bbb-secret" });
    expect((await admin.post<LiveProviderTest>(`${SITE}/bigbluebutton/test`)).body).toMatchObject({
      ok: true,
    });
    await save(admin, SITE, { ...bbbFields(), secret: "wrong" });
    const { body } = await admin.post<LiveProviderTest>(`${SITE}/bigbluebutton/test`);
    expect(body).toEqual({
      ok: false,
      findings: [{ ok: false, text: "BigBlueButton does not accept the secret." }],
    });
  });

  test("are removed, with a line in the audit log", async () => {
    await save(admin, SITE, jitsiFields);
    const { status, body } = await admin.send<LiveProviders>("DELETE", `${SITE}/jitsi`);
    expect([status, body.credentials]).toEqual([200, []]);
    expect(await lastLine()).toMatchObject({
      action: "live_provider.removed",
      before: { provider: "jitsi", server: "https://meet.example.org", secret: null },
    });
  });

  test.each([
    ["secret", zoomFields],
    ["secret", { kind: "bigbluebutton", server: "https://bbb.example.org" }],
    ["secret", { ...jitsiFields, app_id: "paso" }],
    ["app_id", { ...jitsiFields, secret: "without an id" }],
    ["server", { ...jitsiFields, server: "meet example" }],
    ["server", { ...jitsiFields, server: "ftp://meet.example.org" }],
    ["server", { ...jitsiFields, server: "https://a:b@meet.example.org" }],
    ["server", { ...jitsiFields, server: "https://meet.example.org/?room=1" }],
    ["server", { ...jitsiFields, server: "https://8x8.vc/vpaas-magic-cookie" }],
    ["account_id", { ...zoomFields, account_id: "", secret: "s" }],
  ])("422 on %s for %j", async (field, body) => {
    const { status, error } = await save(admin, SITE, body);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect(await rows()).toEqual([]);
  });

  test("a host name alone is taken for https", async () => {
    const { body } = await save(admin, SITE, { ...jitsiFields, server: "meet.example.org/" });
    expect(body.credentials).toEqual([{ ...jitsiFields, secret: "none" }]);
  });

  test("say when a secret cannot be read, or stored, any more", async () => {
    await save(admin, SITE, { ...zoomFields, secret: "zoom-secret" });
    const { secrets } = world.ctx;
    world.ctx.secrets = new SecretBox([]);
    const { body } = await admin.get<LiveProviders>(SITE);
    expect(body).toMatchObject({
      can_store_secret: false,
      credentials: [{ secret: "unreadable" }],
    });
    expect((await admin.post<LiveProviderTest>(`${SITE}/zoom/test`)).body).toEqual({
      ok: false,
      findings: [
        {
          ok: false,
          text: "The stored secret cannot be read with this server’s key. Enter it again.",
        },
      ],
    });
    const { status, error } = await save(admin, SITE, { ...zoomFields, secret: "new" });
    expect([status, error.message]).toEqual([409, expect.stringContaining("PASO_SECRET_KEY")]);
    world.ctx.secrets = secrets;
  });

  test("tests are limited", async () => {
    await save(admin, SITE, jitsiFields);
    const other = await world.as(await createPerson(world.ctx, { role: "admin" }));
    world.ctx.site = siteOf({ ...world.ctx.site.defaults, providerNetworks: [] });
    await save(other, SITE, { ...jitsiFields, server: "http://127.0.0.1:9" });
    const statuses: number[] = [];
    for (let count = 0; count <= 60; count += 1) {
      statuses.push((await other.post(`${SITE}/jitsi/test`)).status);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([
      60, 429,
    ]);
    const { defaults } = world.ctx.site;
    world.ctx.site = siteOf({ ...defaults, providerNetworks: ["127.0.0.0/8"], zoomUrl: zoom.url });
  });
});

describe("a course's own", () => {
  test.each([
    ["owner", true],
    ["teacher", true],
    ["assistant", false],
    ["viewer", false],
  ] as const)("are seen by an %s, and changed: %s", async (role, mayChange) => {
    await assign(role);
    await save(admin, ofCourse(), jitsiFields);
    const { status, body } = await teacher.get<LiveProviders>(ofCourse());
    expect([status, body.may_change]).toEqual([200, mayChange]);
    const refused = mayChange ? 200 : 403;
    expect((await save(teacher, ofCourse(), jitsiFields)).status).toBe(refused);
    expect((await teacher.send("DELETE", `${ofCourse()}/jitsi`)).status).toBe(refused);
    await assign("teacher");
  });

  test("come before the site's, which a course uses otherwise", async () => {
    await save(admin, SITE, { ...zoomFields, secret: "zoom-secret" });
    await save(admin, SITE, { ...jitsiFields, server: "https://site.example.org" });
    const { body } = await save(teacher, ofCourse(), jitsiFields);
    expect(body).toMatchObject({
      course: { id: course.id, title: "Soil", language: "en" },
      credentials: [jitsiFields],
      from_site: ["zoom"],
    });
    const { ctx } = world;
    const courseId = course.id;
    expect(await listUsableProviders(ctx, courseId)).toEqual(["jitsi", "zoom"]);
    expect(await listUsableProviders(ctx, null)).toEqual(["zoom", "jitsi"]);
    expect(await findCredentialsOwner(ctx, { courseId, kind: "jitsi" })).toMatchObject({
      courseId,
    });
    expect(await findCredentialsOwner(ctx, { courseId, kind: "zoom" })).toEqual({
      courseId: null,
      kind: "zoom",
    });
    expect(await findCredentialsOwner(ctx, { courseId, kind: "bigbluebutton" })).toBeNull();
    expect(await openLiveProvider(ctx, { courseId, kind: "zoom" })).toBeNull();
    const provider = await openLiveProvider(ctx, { courseId: null, kind: "zoom" });
    const { id } = await provider!.createMeeting(sampleKey, samplePlan);
    expect(zoom.state.meetings.get(Number(id))?.topic).toBe("Soil & water");
  });

  test.each([
    "http://bbb.example.org",
    "https://127.0.0.1",
    "https://10.1.2.3/bigbluebutton",
    "https://bbb.internal",
    "https://localhost",
  ])("may not be at %s, in the site's own network", async (server) => {
    const { status, error } = await save(teacher, ofCourse(), {
      kind: "bigbluebutton",
      server,
      secret: "s",
    });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["server"]]);
  });

  test("a name that leads into the site's own network is not called", async () => {
    // As if the name had resolved to a public address when it was saved, and to another one since.
    await world.ctx.database.insert(liveCredentials).values({
      courseId: course.id,
      kind: "jitsi",
      settings: { kind: "jitsi", server: bbb.url, appId: "" },
      changedAt: world.clock.now(),
    });
    const before = bbb.calls.length;
    const { body } = await teacher.post<LiveProviderTest>(`${ofCourse()}/jitsi/test`);
    expect(body).toMatchObject({ ok: false });
    expect(body.findings[0]?.text).toContain("private network");
    expect(bbb.calls).toHaveLength(before);
  });

  test("with Zoom work as the site's, and are in the audit log with their course", async () => {
    await save(teacher, ofCourse(), { ...zoomFields, secret: "zoom-secret" });
    expect(await lastLine()).toMatchObject({ after: { provider: "zoom", course: "Soil" } });
    const { body } = await teacher.post<LiveProviderTest>(`${ofCourse()}/zoom/test`);
    expect(body.ok).toBe(true);
  });

  test("a secret of one course opens in no other", async () => {
    const other = await createCourse(world.ctx, { modules: [] });
    await save(teacher, ofCourse(), { ...zoomFields, secret: "zoom-secret" });
    const [own] = await rows();
    await world.ctx.database
      .update(liveCredentials)
      .set({ courseId: other.id })
      .where(eq(liveCredentials.id, own!.id));
    expect(await openLiveProvider(world.ctx, { courseId: other.id, kind: "zoom" })).toBeNull();
  });

  test("are not found by others, nor by its students", async () => {
    const stranger = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await stranger.get(ofCourse())).status).toBe(404);
    expect((await save(stranger, ofCourse(), jitsiFields)).status).toBe(404);
    const student = await world.as(await createPerson(world.ctx));
    expect((await student.get(ofCourse())).status).toBe(403);
    expect((await world.visitor().get(ofCourse())).status).toBe(401);
  });

  test("say what is wrong in the person's language", async () => {
    await save(teacher, ofCourse(), { ...zoomFields, secret: "wrong" });
    const { body } = await teacher.post<LiveProviderTest>(`${ofCourse()}/zoom/test`, undefined, {
      headers: { "accept-language": "es" },
    });
    expect(body.findings).toEqual([
      { ok: false, text: "Zoom no acepta el ID de cliente o el secreto de cliente." },
    ]);
  });
});

import { createHmac } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type {
  createWebhook,
  EndpointOutput,
  Webhook,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, webhooks } from "../../database/tables/index.ts";
import { emit } from "../../platform/outbox/outbox.ts";
import { assignStaff, createCourse, createPerson, enrol } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { deleteOldDeliveries } from "./deliveries/delete-old-deliveries.ts";
import { queueDeliveries } from "./deliveries/queue-deliveries.ts";
import { sendDueDeliveries } from "./deliveries/send-due-deliveries.ts";

type Created = EndpointOutput<typeof createWebhook>;

const URL_THERE = "https://hooks.example.org/paso?key=1";
/** The receiver's network in these tests; private networks are otherwise forbidden. */
const HERE = { networks: ["127.0.0.1"] };

let world: TestApp;
let course: Awaited<ReturnType<typeof createCourse>>;
let owner: TestClient;
let admin: TestClient;
let receiver: Server;
let handle: RequestListener;
/** Requests that reached the receiver. */
let seen: { headers: Record<string, unknown>; body: string }[];

beforeAll(async () => {
  world = await startTestApp();
  receiver = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      seen.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      handle(request, response);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await world.stop();
});

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(webhooks);
  seen = [];
  handle = (_, response) => response.writeHead(204).end();
  course = await createCourse(world.ctx, { modules: [{ pages: [] }] });
  const person = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, person, course, "owner");
  owner = await world.as(person);
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
});

const fields = { url: URL_THERE, events: ["students.enrolled", "course.finished"] };
const create = (client = owner, courseId: number | null = course.id, body: object = fields) =>
  client.post<Created>("/api/webhooks", { course_id: courseId, ...body });
const list = async (client = owner, query = `?course=${course.id}`) =>
  (await client.get<Webhooks>(`/api/webhooks${query}`)).body.webhooks;
const log = async (id: number, client = owner) =>
  (await client.get<WebhookDeliveries>(`/api/webhooks/${id}/deliveries`)).body.deliveries;

/** A webhook with the test receiver, and its key. */
async function connect(client = owner, courseId: number | null = course.id) {
  const { secret, webhook } = (await create(client, courseId)).body;
  const { port } = receiver.address() as AddressInfo;
  await world.ctx.database
    .update(webhooks)
    .set({ url: `http://127.0.0.1:${port}/hook` })
    .where(eq(webhooks.id, webhook.id));
  return { id: webhook.id, key: Buffer.from(secret.replace("whsec_", ""), "base64") };
}
const happen = (courseId = course.id) =>
  queueDeliveries(world.ctx, { event: "course.finished", courseId, userIds: [7] });

describe("adding, changing and removing", () => {
  test("an owner adds one to the course; its secret is shown once and stored encrypted", async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      webhook: {
        id: expect.any(Number),
        course_id: course.id,
        ...fields,
        is_enabled: true,
        turned_off_because: null,
        failing_since: null,
        created_at: "2026-03-10T12:00",
      },
    });
    expect(await list()).toEqual([body.webhook]);
    expect(await list(admin, "")).toEqual([]);
    const [stored] = await world.ctx.database.select().from(webhooks);
    expect(JSON.stringify(stored)).not.toContain(body.secret.slice(6));
    const lines = await world.ctx.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, "webhook.created"));
    expect(lines).toMatchObject([
      { after: { webhook_address: URL_THERE, course: expect.any(String) } },
    ]);
  });

  test("is changed, turned off and removed", async () => {
    const { webhook } = (await create()).body;
    const path = `/api/webhooks/${webhook.id}`;
    const changed = { url: "https://other.example.org/", events: ["diploma.ready"] };
    const { body } = await owner.send<Webhook>("PUT", path, { ...changed, is_enabled: false });
    expect(body).toEqual({ ...webhook, ...changed, is_enabled: false });
    expect((await owner.send("DELETE", path)).status).toBe(200);
    expect((await owner.send("DELETE", path)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test.each([
    [{ url: "http://hooks.example.org/" }, "url"],
    [{ url: "https://127.0.0.1/" }, "url"],
    [{ url: "https://[::1]/" }, "url"],
    [{ url: "https://intranet/" }, "url"],
    [{ url: "https://user:word@example.org/" }, "url"],
    [{ url: "https://169.254.169.254/latest" }, "url"],
    [{ events: [] }, "events"],
    [{ events: ["course.finished", "course.finished"] }, "events"],
  ])("422 for %j", async (wrong, field) => {
    const { status, error } = await create(owner, course.id, { ...fields, ...wrong });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  test("the site's are for administrators, a course's for its owners", async () => {
    const teacher = await createPerson(world.ctx, { role: "instructor" });
    await assignStaff(world.ctx, teacher, course, "teacher");
    const colleague = await world.as(teacher);
    const stranger = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    const { webhook } = (await create()).body;
    const path = `/api/webhooks/${webhook.id}/deliveries`;
    expect((await create(colleague)).status).toBe(403);
    expect((await colleague.get(path)).status).toBe(403);
    expect((await create(stranger)).status).toBe(404);
    expect((await stranger.get(path)).status).toBe(404);
    expect((await create(owner, null)).status).toBe(403);
    const ofSite = (await create(admin, null)).body.webhook;
    expect((await owner.get(`/api/webhooks/${ofSite.id}/deliveries`)).status).toBe(404);
    const visitor = world.visitor();
    await visitor.get("/api/session");
    expect((await create(visitor)).status).toBe(401);
  });

  test("409 for more than ten", async () => {
    for (let made = 0; made < 10; made++) await create();
    expect(await create()).toMatchObject({ status: 409, error: { code: "too_many_webhooks" } });
  });
});

describe("deliveries", () => {
  test("what happens is posted, signed and in the log", async () => {
    const { id, key } = await connect();
    await happen();
    await sendDueDeliveries(world.ctx, HERE);
    const [{ headers, body } = { headers: {}, body: "" }] = seen;
    expect(JSON.parse(body)).toEqual({
      type: "course.finished",
      timestamp: "2026-03-10T12:00:00.000Z",
      data: { course_id: course.id, user_ids: [7] },
    });
    const signed = `${String(headers["webhook-id"])}.1773144000.${body}`;
    const expected = createHmac("sha256", key).update(signed).digest("base64");
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "webhook-timestamp": "1773144000",
      "webhook-signature": `v1,${expected}`,
    });
    expect(await log(id)).toEqual([
      {
        id: expect.any(Number),
        message_id: headers["webhook-id"],
        event: "course.finished",
        state: "delivered",
        created_at: "2026-03-10T12:00",
        attempts: 1,
        attempted_at: "2026-03-10T12:00",
        status: 204,
        words: "",
      },
    ]);
  });

  test("the site's are told of every course; others of theirs, and of what they chose", async () => {
    const mine = await connect();
    const site = await connect(admin, null);
    const other = await createCourse(world.ctx, { modules: [{ pages: [] }] });
    await happen(other.id);
    const request = { event: "sign_up.requested", courseId: course.id, userIds: [7] } as const;
    await queueDeliveries(world.ctx, { ...request, userIds: [7] });
    expect(await log(mine.id)).toEqual([]);
    expect(await log(site.id, admin)).toHaveLength(1);
  });

  test("an enrolment is told of by way of the outbox", async () => {
    const { id } = await connect();
    const student = await createPerson(world.ctx);
    await enrol(world.ctx, student, course);
    const { studentsEnrolled } = await import("../courses/index.ts");
    await emit(world.ctx, studentsEnrolled, {
      courseId: course.id,
      userIds: [student.id],
      enrolledBy: null,
    });
    const { webhooksHandlers } = await import("./webhooks-handlers.ts");
    const handler = webhooksHandlers.find(({ topic }) => topic === studentsEnrolled.topic);
    await handler?.run(world.ctx, { courseId: course.id, userIds: [student.id], enrolledBy: null });
    expect(await log(id)).toMatchObject([{ event: "students.enrolled", state: "waiting" }]);
  });

  test("is tried again under the same id, with the server's words, and given up after a day", async () => {
    const { id } = await connect();
    handle = (_, response) => response.writeHead(500).end("The disk is full.");
    await happen();
    await sendDueDeliveries(world.ctx, HERE);
    expect(await log(id)).toMatchObject([
      { state: "waiting", attempts: 1, status: 500, words: "The disk is full." },
    ]);
    await sendDueDeliveries(world.ctx, HERE);
    expect(seen).toHaveLength(1);
    for (let minutes = 0; minutes < 25 * 60; minutes += 90) {
      const now = world.clock.now().getTime() + 90 * 60_000;
      world.clock.moveTo(new Date(now).toISOString());
      await sendDueDeliveries(world.ctx, HERE);
    }
    owner = await world.as({ id: (await createPerson(world.ctx, { role: "admin" })).id });
    expect(await log(id)).toMatchObject([{ state: "failed", status: 500 }]);
    expect(new Set(seen.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await list()).toMatchObject([{ failing_since: "2026-03-10T12:00", is_enabled: true }]);
    const before = seen.length;

    handle = (_, response) => response.writeHead(200).end("ok");
    const [line] = await log(id);
    const path = `/api/webhooks/${id}/deliveries/${line!.id}/send`;
    const again = await owner.post<WebhookDelivery>(path);
    expect(again.body).toMatchObject({ state: "waiting", attempts: 0 });
    await sendDueDeliveries(world.ctx, HERE);
    expect(seen).toHaveLength(before + 1);
    expect(await log(id)).toMatchObject([{ state: "delivered", status: 200, words: "ok" }]);
    expect(await list()).toMatchObject([{ failing_since: null }]);
    expect((await owner.post(`/api/webhooks/${id}/deliveries/2000000000/send`)).status).toBe(404);
  });

  test("is turned off after three days of failing, and on again by its owner", async () => {
    const { id } = await connect();
    await world.ctx.database
      .update(webhooks)
      .set({ failingSince: new Date("2026-03-07T11:00:00Z") });
    handle = (_, response) => response.writeHead(404).end();
    await happen();
    for (let hours = 0; hours < 26; hours += 1) {
      const now = world.clock.now().getTime() + 3_600_000;
      world.clock.moveTo(new Date(now).toISOString());
      await sendDueDeliveries(world.ctx, HERE);
    }
    owner = await world.as({ id: (await createPerson(world.ctx, { role: "admin" })).id });
    expect(await list()).toMatchObject([{ is_enabled: false, turned_off_because: "failing" }]);
    await happen();
    expect(await log(id)).toHaveLength(1);
    const { body } = await owner.send("PUT", `/api/webhooks/${id}`, {
      ...fields,
      is_enabled: true,
    });
    expect(body).toMatchObject({ turned_off_because: null, failing_since: null });
  });

  test("is turned off at once by a server that says it is gone", async () => {
    const { id } = await connect();
    handle = (_, response) => response.writeHead(410).end();
    await happen();
    await sendDueDeliveries(world.ctx, HERE);
    expect(await list()).toMatchObject([{ is_enabled: false, turned_off_because: "gone" }]);
    expect(await log(id)).toMatchObject([{ state: "failed", status: 410 }]);
  });

  test("never goes into a private network, nor where a redirect leads", async () => {
    const { id } = await connect();
    await happen();
    await sendDueDeliveries(world.ctx);
    expect(seen).toEqual([]);
    const words = "127.0.0.1 is in a private network.";
    expect(await log(id)).toMatchObject([{ state: "waiting", status: null, words }]);

    handle = (_, response) => response.writeHead(302, { location: "/elsewhere" }).end();
    world.clock.moveTo("2026-03-10T12:01:00Z");
    await sendDueDeliveries(world.ctx, HERE);
    expect(seen).toHaveLength(1);
    expect(await log(id)).toMatchObject([{ state: "waiting", status: 302 }]);
  });

  test("stays in the log for 30 days", async () => {
    const { id } = await connect();
    await happen();
    world.clock.moveTo("2026-04-09T11:59:59Z");
    expect(await deleteOldDeliveries(world.ctx)).toBe(0);
    world.clock.moveTo("2026-04-09T12:00:00Z");
    expect(await deleteOldDeliveries(world.ctx)).toBe(1);
    owner = await world.as({ id: (await createPerson(world.ctx, { role: "admin" })).id });
    expect(await log(id)).toEqual([]);
  });
});

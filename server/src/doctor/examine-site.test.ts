import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:tls";

import pg from "pg";
import { generate } from "selfsigned";
import { afterAll, beforeAll, expect, it } from "vitest";

import { siteSettings } from "../database/tables/index.ts";
import { readConfig } from "../platform/config/config.ts";
import { SecretBox } from "../platform/secrets/secret-box.ts";
import { MAIL_PASSWORD, SiteMailServer } from "../platform/smtp/site-mail-server.ts";
import { siteOfConfig } from "../site/site-of-config.ts";
import { attachFile, createCourse } from "../testing/factories.ts";
import { smtpError, startMailServer } from "../testing/mail-server.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { sample } from "../testing/sample-sections.ts";
import { testContext } from "../testing/test-context.ts";
import {
  createBlankDatabase,
  createTestDatabase,
  type TestDatabase,
} from "../testing/test-database.ts";
import { checkCertificate, describeCertificate } from "./check-certificate.ts";
import { checkClock, checkDatabase } from "./check-database.ts";
import { checkFiles, checkStorage } from "./check-files.ts";
import { checkMail } from "./check-mail.ts";
import { checkSecrets } from "./check-secrets.ts";
import { checkSettings } from "./check-settings.ts";
import { checkWork } from "./check-work.ts";
import { findOutsideAddresses } from "./find-outside-addresses.ts";

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = await connectTo(database);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it("finds migrations that are missing or unknown", async () => {
  const migrationsOf = async (examined: pg.Client) =>
    (await checkDatabase(examined)).find(({ area }) => area === "migrations");
  expect(await migrationsOf(client)).toMatchObject({ state: "ok" });
  const blank = await createBlankDatabase();
  const other = await connectTo(blank);
  expect(await migrationsOf(other)).toMatchObject({
    state: "warning",
    text: expect.stringMatching(/^(\d+) of \1 migrations have not run/),
  });
  await other.end();
  await blank.drop();
  await client.query("begin");
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at, name)
    values ('x', 1, '29990101000000_later')`);
  expect(await migrationsOf(client)).toMatchObject({
    state: "fault",
    text: expect.stringContaining("29990101000000_later"),
  });
  await client.query("rollback");
});

it("finds a database that does not wait for its disk, and tells the clocks apart", async () => {
  const found = await checkDatabase(client);
  // The test server trades durability for speed.
  expect(found).toContainEqual(
    expect.objectContaining({ state: "fault", text: expect.stringContaining("fsync is off") }),
  );
  expect(found).toContainEqual(expect.objectContaining({ area: "clock", state: "ok" }));
});

it.each([
  [3_600_000, "fault", "3600 seconds ahead of"],
  [-86_400_000, "fault", "86400 seconds behind"],
  [10_000, "warning", "10 seconds ahead of"],
])("finds a clock that is %i ms ahead", async (ahead, state, said) => {
  const found = await checkClock(client, () => Date.now() + ahead);
  expect(found).toMatchObject({ area: "clock", state, text: expect.stringContaining(said) });
});

it("finds secrets that no key opens", async () => {
  const [key, another] = [randomBytes(32), randomBytes(32)];
  const sealed = new SecretBox([key]).seal(MAIL_PASSWORD, "a password");
  const check = (...keys: Buffer[]) => checkSecrets(client, new SecretBox(keys), "PASO_SECRET_KEY");
  expect(await check()).toMatchObject({ state: "warning" });
  await database.connection.database
    .insert(siteSettings)
    .values({ values: { mail_server: { sealed_password: sealed } } });
  expect(await check(another, key)).toMatchObject({
    state: "ok",
    text: expect.stringMatching(/all secrets \(1\) can be read/),
  });
  expect(await check(another)).toMatchObject({
    state: "fault",
    text: expect.stringMatching(/^1 of 1 secrets/),
  });
  expect(await check()).toMatchObject({ state: "fault" });
});

it("finds files that are missing, and those that nothing names", async () => {
  const ctx = testContext(database);
  const storage = new MemoryStorage();
  ctx.storage = storage;
  const course = await createCourse(ctx, { modules: [{ pages: [[sample.radio()]] }] });
  const sectionId = course.pages[0]?.sectionIds[0] ?? 0;
  await attachFile(ctx, sectionId, { name: "a.txt", bytes: Buffer.from("a") });
  expect(await checkStorage(storage)).toMatchObject({ state: "ok" });
  expect(await checkFiles(client, storage)).toMatchObject([{ state: "ok" }]);
  for await (const { key } of storage.list()) {
    await storage.put(`${key}-320-avif`, Buffer.from("a variant"));
    await storage.put("nobody-knows", Buffer.from("b"));
    await storage.delete(key);
    break;
  }
  expect(await checkFiles(client, storage)).toMatchObject([
    { state: "fault", text: expect.stringMatching(/^1 of 1 files/) },
    { state: "warning", text: expect.stringMatching(/^1 files/) },
  ]);
});

it("signs in to the mail server and sends nothing", async () => {
  const server = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) =>
      password === "right" ? done(null, { user: "paso" }) : done(smtpError(535, "Wrong password")),
  });
  const check = (url: string) => {
    const site = siteOfConfig(readConfig({ PASO_SMTP_URL: url }));
    return checkMail(site, new SiteMailServer(site, new SecretBox([])));
  };
  const withPassword = (password: string) => server.url.replace("//", `//paso:${password}@`);
  expect(await check(withPassword("right"))).toMatchObject({ state: "ok" });
  expect(await check(withPassword("wrong"))).toMatchObject({
    state: "fault",
    text: expect.stringContaining("Wrong password"),
  });
  expect(server.received).toEqual([]);
  await server.stop();
  expect(await check(server.url)).toMatchObject({ state: "fault" });
  expect(await check("")).toMatchObject({ state: "warning" });
});

it("finds certificates that are not trusted or end soon", async () => {
  const pair = await generate([{ name: "commonName", value: "localhost" }]);
  const server = createServer({ key: pair.private, cert: pair.cert }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = `https://localhost:${(server.address() as AddressInfo).port}`;
  expect(await checkCertificate(address)).toMatchObject({
    state: "fault",
    text: expect.stringContaining("is not trusted"),
  });
  server.close();
  await once(server, "close");
  expect(await checkCertificate(address)).toMatchObject({ state: "warning" });
  const now = new Date("2026-11-23T00:00:00Z");
  const after = (days: number) =>
    describeCertificate(
      "x:443",
      { validTo: new Date(now.getTime() + days * 86_400_000), issue: null },
      now,
    ).state;
  expect([after(13.9), after(14)]).toEqual(["warning", "ok"]);
});

it("knows whom the site talks to over TLS", async () => {
  await client.query(`insert into live_credentials (kind, settings, changed_at)
    values ('bigbluebutton', '{"kind": "bigbluebutton", "server": "https://bbb.example.org/x"}', now())`);
  const own = ["https://learn.example.org", "smtp://mail.example.org:25", null];
  expect(await findOutsideAddresses(client, own)).toEqual([
    "https://learn.example.org",
    "https://bbb.example.org",
  ]);
});

it.each([
  [{ PASO_URL: "http://learn.example.org" }, ["warning"]],
  [{ HOST: "0.0.0.0" }, ["warning"]],
  [{ PASO_URL: "https://learn.example.org", HOST: "0.0.0.0" }, ["ok", "warning"]],
  [{ PASO_URL: "https://learn.example.org", PASO_TRUST_PROXY: "127.0.0.1" }, ["ok"]],
  [{ PASO_DATABSE_POOL: "5" }, ["ok", "warning"]],
  [{}, ["ok"]],
])("looks at settings together: %o", (env, states) => {
  const found = checkSettings(readConfig(env)).filter(({ area }) => area === "settings");
  expect(found.map(({ state }) => state)).toEqual(states);
});

it("says where nothing runs the jobs of a running site, and which were given up or wait too long", async () => {
  await client.query("begin");
  const report = (runsJobs: boolean) =>
    client.query(
      `insert into processes (id, host, pid, version, serves, runs_jobs, started_at, seen_at, event_loop_delay, waiting)
      values (gen_random_uuid(), 'app1', 1, '1', true, $1, now(), now(), 0, 0)`,
      [runsJobs],
    );
  expect(await checkWork(client)).toMatchObject({ state: "ok", text: "The site is stopped." });
  await report(false);
  expect(await checkWork(client)).toMatchObject({
    state: "fault",
    text: expect.stringContaining("nothing runs its jobs"),
  });
  await report(true);
  expect(await checkWork(client)).toMatchObject({
    state: "ok",
    text: "1 of 2 processes run jobs.",
  });
  await client.query("select graphile_worker.add_job('lost', max_attempts => 1, job_key => 'k')");
  expect(await checkWork(client, new Date(Date.now() + 240_000))).toMatchObject({ state: "ok" });
  await client.query("update graphile_worker._private_jobs set run_at = now() - interval '6 min'");
  expect(await checkWork(client)).toMatchObject({
    state: "warning",
    text: expect.stringContaining("more than 5 minutes"),
  });
  await client.query("update graphile_worker._private_jobs set attempts = 1");
  expect(await checkWork(client)).toMatchObject({
    state: "warning",
    text: "Jobs that were given up: 1.",
  });
  await client.query("rollback");
});

async function connectTo({ url }: TestDatabase): Promise<pg.Client> {
  const opened = new pg.Client({ connectionString: url });
  await opened.connect();
  return opened;
}

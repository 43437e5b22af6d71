import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, chown, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

import { findPostmaster, socketUrl } from "../database/embedded/postmaster.ts";
import {
  findFreePort,
  runPaso,
  startPaso,
  startWorker,
  type RunningPaso,
} from "../testing/paso-process.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const PASSWORD = "correct horse battery";

describe("paso", { timeout: 180_000 }, () => {
  let folder: string;
  let settings: Record<string, string>;
  const running: RunningPaso[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "paso-cli-"));
    await chmod(folder, 0o755);
    settings = { PASO_DATA: join(folder, "data"), PASO_DEMO: "0" };
  });
  afterEach(async () => {
    for (const paso of running.splice(0)) await paso.end("SIGTERM");
  });
  afterAll(() => rm(folder, { recursive: true }));

  const postmaster = (): Promise<number | null> =>
    findPostmaster(join(folder, "data", "postgres", "cluster"));

  async function start(more: Record<string, string> = {}): Promise<RunningPaso> {
    const paso = await startPaso({ ...settings, ...more });
    running.push(paso);
    return paso;
  }

  function createUser(email: string, password = PASSWORD, ...more: string[]) {
    const options = ["--email", email, "--role", "student", "--name", "Ada King Lovelace"];
    return runPaso(
      ["user", "create", ...options, ...more, "--password-stdin"],
      settings,
      `${password}\n`,
    );
  }

  /** A refusal is one or more plain sentences on standard error, exit code 1 and no stack. */
  function expectRefusal(outcome: { code: number | null; stderr: string }, message: string): void {
    expect(outcome.stderr).toContain(message);
    expect(outcome.stderr).not.toMatch(/^\s+at /m);
    expect(outcome.code).toBe(1);
  }

  describe("user create", () => {
    it("works on a stopped site, and stops the database it started", async () => {
      expect(await createUser("ada@example.org")).toEqual({
        code: 0,
        stdout: "Created the student ada@example.org.\n",
        stderr: "",
      });
      expect(await postmaster()).toBeNull();
    });

    it("works beside a running server", async () => {
      await start();
      const pid = await postmaster();
      expect(await createUser("beside@example.org")).toMatchObject({ code: 0 });
      expect(await postmaster()).toBe(pid);
    });
  });

  /** A command starts the database if none is running, which takes longer than everything else it does. */
  describe("beside a running server", () => {
    let server: RunningPaso;

    beforeAll(async () => {
      server = await startPaso(settings);
    });
    afterAll(() => server.end("SIGTERM"));

    describe("user create", () => {
      it("refuses an address that has an account already, in whatever letters", async () => {
        expectRefusal(
          await createUser("ADA@example.org"),
          "ADA@example.org already has an account.",
        );
      });

      it("refuses invalid addresses and passwords that are too short", async () => {
        expectRefusal(await createUser("ada"), "ada is not an e-mail address.");
        expectRefusal(await createUser("bob@example.org", "short"), "Use at least 10 characters.");
      });
    });

    describe("user list, disable, enable, role and reset-password", () => {
      const user = (command: string, ...more: string[]) =>
        runPaso(["user", command, ...more], settings);
      const byEmail = (command: string, ...more: string[]) =>
        user(command, "--email", "eve@example.org", ...more);

      it("change an account, and end its sessions at once", async () => {
        await createUser("eve@example.org");
        const { address } = server;
        expect(await user("list")).toMatchObject({
          code: 0,
          stdout: expect.stringMatching(/^eve@example\.org\tstudent\tAda King Lovelace\tactive$/m),
        });
        const session = await openSession(address, "eve@example.org", PASSWORD);
        expect(await readRole(address, session.cookie)).toBe("student");

        expect(await byEmail("role", "--role", "viewer")).toMatchObject({
          code: 0,
          stdout: "eve@example.org is a viewer now.\n",
        });
        expect(await readRole(address, session.cookie)).toBeNull();
        const viewer = await openSession(address, "eve@example.org", PASSWORD);
        expect(await readRole(address, viewer.cookie)).toBe("viewer");

        expect(await byEmail("disable")).toMatchObject({ code: 0 });
        expect(await readRole(address, viewer.cookie)).toBeNull();
        expect(await signIn(address, "eve@example.org")).toBe(422);
        expect((await user("list")).stdout).toMatch(/^eve@.*\tdisabled$/m);
        expect(await byEmail("enable")).toMatchObject({ code: 0 });
        expect(await signIn(address, "eve@example.org")).toBe(200);

        const reset = ["user", "reset-password", "--email", "eve@example.org", "--password-stdin"];
        expect(await runPaso(reset, settings, "seven quiet lanterns\n")).toMatchObject({ code: 0 });
        expect(await signIn(address, "eve@example.org")).toBe(422);
        const renewed = await openSession(address, "eve@example.org", "seven quiet lanterns");
        expect(renewed.mustChangePassword).toBe(true);
        expectRefusal(await runPaso(reset, settings, "1234567890\n"), "one of the most used");

        expect(await readAudit()).toEqual([
          { action: "person.created", changes: { role: "student", invited: false } },
          { action: "person.role_changed", changes: { role: "viewer" } },
          { action: "person.disabled", changes: { disabled: true } },
          { action: "person.enabled", changes: { disabled: false } },
          { action: "person.password_change_required", changes: {} },
        ]);
      });

      /** What the audit log says that the command line did to the account. */
      async function readAudit() {
        const client = new pg.Client(socketUrl(join(folder, "data", "postgres", "run"), "paso"));
        await client.connect();
        const { rows } = await client.query(
          `select action, coalesce(after, '{}') as changes from audit_log a
           join users u on u.id = a.subject_id
           where u.email = 'eve@example.org' and a.actor_id is null order by a.id`,
        );
        await client.end();
        return rows;
      }

      it("reset a second factor, and say where there is none", async () => {
        const reset = () => byEmail("reset-second-factor");
        expectRefusal(await reset(), "This person has no second factor.");
        const client = new pg.Client(socketUrl(join(folder, "data", "postgres", "run"), "paso"));
        await client.connect();
        await client.query(
          `insert into authenticator_apps (user_id, sealed_key, confirmed_at)
           select id, 'sealed', now() from users where email = 'eve@example.org'`,
        );
        expect(await reset()).toEqual({
          code: 0,
          stdout: "eve@example.org signs in with the password alone now.\n",
          stderr: "",
        });
        const { rows } = await client.query(
          "select action, actor_id from audit_log order by id desc limit 1",
        );
        await client.end();
        expect(rows).toEqual([{ action: "person.second_factor_reset", actor_id: null }]);
      });

      it("name whom they do not know", async () => {
        for (const command of [["disable"], ["enable"], ["role", "--role", "admin"]]) {
          const [name = "", ...more] = command;
          expectRefusal(
            await user(name, "--email", "nobody@example.org", ...more),
            "Nobody has an account as nobody@example.org.",
          );
        }
      });
    });

    describe("user enrol", () => {
      it("names the unknown person or course", async () => {
        const enrol = (email: string, course: string) =>
          runPaso(["user", "enrol", "--email", email, "--course", course], settings);
        expectRefusal(await enrol("nobody@example.org", "1"), "Nobody has an account as nobody@");
        expectRefusal(await enrol("ada@example.org", "77"), "There is no course 77.");
        expectRefusal(
          await createUser("bob@example.org", PASSWORD, "--course", "77"),
          "There is no course 77.",
        );
        expectRefusal(await enrol("bob@example.org", "77"), "Nobody has an account as bob@");
        expectRefusal(await enrol("ada@example.org", "x"), "A course is named by its number.");
      });
    });

    describe("site list and set", () => {
      it("change a setting, and refuse what does not fit", async () => {
        const set = (key: string, value: string) => runPaso(["site", "set", key, value], settings);
        expect((await set("name", "Night school")).stdout).toBe("name is Night school now.\n");
        await set("sign_up_domains", "example.org, School.example.org");
        expectRefusal(await set("mail_password", "hunter2"), "Set mail_host first");
        await set("mail_host", "mail.example.org");
        const { stdout: said } = await runPaso(
          ["site", "set", "mail_password", "-"],
          settings,
          "hunter2\n",
        );
        expect(said).toBe("mail_password is set.\n");
        const { stdout } = await runPaso(["site", "list"], settings);
        const listed = Object.fromEntries(stdout.split("\n").map((line) => line.split("\t")));
        expect(listed).toMatchObject({
          name: "Night school",
          time_zone: "UTC",
          support_address: "",
          sign_up_domains: "example.org,school.example.org",
          document_limit_mb: "25",
          mail_host: "mail.example.org",
          mail_password: "stored",
          mail_source: "settings",
        });
        expect(stdout).not.toContain("hunter2");
        expectRefusal(await set("accent", "#ffff00"), "accent was refused: Texts in this colour");
        expectRefusal(await set("time_zone", "Mars"), "time_zone was refused");
        expectRefusal(await set("locale", "fr"), "locale was refused: it can be en or es.");
        expect(await set("accent", "")).toMatchObject({ stdout: "accent is empty now.\n" });
        expectRefusal(await set("motto", "Onwards"), "There is no setting motto.");
      });
    });

    describe("badge-keys", () => {
      it("rotate signs with another key, and list names the one that signs first", async () => {
        const keys = (command: string) => runPaso(["badge-keys", command], settings);
        expect(await keys("rotate")).toMatchObject({ code: 0, stderr: "" });
        const { stdout } = await keys("rotate");
        const [address] = /https?:\S+/.exec(stdout) ?? [];
        const listed = (await keys("list")).stdout.trim().split("\n");
        expect(listed.map((line) => line.split("\t").at(-1))).toEqual(["signs", "verifies"]);
        expect(listed[0]).toContain(`${address}\t`);
      });
    });

    describe("import and export", () => {
      const DEMO = join(import.meta.dirname, "../../../demo/first-steps");

      it("import a course, and export it again", async () => {
        const imported = await runPaso(["import", DEMO], settings);
        expect(imported).toEqual({
          code: 0,
          stdout: "Imported as course 1, a draft.\n",
          stderr: "",
        });
        const zip = join(folder, "course.zip");
        expect(await runPaso(["export", "1", zip], settings)).toMatchObject({ code: 0 });
        const again = await runPaso(["import", "--publish", zip], settings);
        expect(again).toMatchObject({ code: 0, stdout: "Imported as course 2.\n" });
        const enrol = ["user", "enrol", "--email", "ada@example.org", "--course", "2"];
        expect(await runPaso(enrol, settings)).toMatchObject({
          code: 0,
          stdout: 'ada@example.org can take "Learning that lasts".\n',
        });
        expect(await createUser("at-once@example.org", PASSWORD, "--course", "2")).toMatchObject({
          code: 0,
          stdout:
            "Created the student at-once@example.org.\n" +
            'at-once@example.org can take "Learning that lasts".\n',
        });
      });

      it("refuse missing files and courses", async () => {
        expectRefusal(await runPaso(["export", "77", "x.zip"], settings), "There is no course 77.");
        expectRefusal(
          await runPaso(["import", join(folder, "missing")], settings),
          "The archive is refused:",
        );
      });
    });
  });

  describe("start", () => {
    it("serves, and signs in users created on the command line", async () => {
      const paso = await start();
      const { address } = paso;
      expect(paso.output()).toContain(
        `Paso is ready at ${address.replace("127.0.0.1", "localhost")}`,
      );
      expect((await fetch(`${address}/health/ready`)).status).toBe(200);
      expect(await signIn(address, "ada@example.org")).toBe(200);
      await expect
        .poll(() => paso.output(), { timeout: 20_000 })
        .toMatch(
          /"embedded":true\},"settings":\{"port":\d+.*"msg":"Paso \S+ starts on PostgreSQL 18/,
        );
    });

    it("stops cleanly when asked to, its database too", async () => {
      for (const signal of ["SIGTERM", "SIGINT"] as const) {
        const paso = await start();
        expect(await postmaster()).not.toBeNull();
        expect(await paso.end(signal)).toBe(0);
        expect(await postmaster()).toBeNull();
      }
    });

    it("completes running requests before it stops", async () => {
      const paso = await start();
      const client = new pg.Client(socketUrl(join(folder, "data", "postgres", "run"), "paso"));
      await client.connect();
      await client.query("BEGIN; LOCK TABLE token_buckets");
      const answer = signIn(paso.address, "ada@example.org");
      await expect.poll(() => isWaiting(client), { timeout: 30_000 }).toBe(true);
      const endedAt = paso.end("SIGTERM").then((code) => {
        expect(code).toBe(0);
        return Date.now();
      });
      await expect
        .poll(() => fetch(paso.address).catch(() => "refused"), { timeout: 10_000 })
        .toBe("refused");
      await client.query("COMMIT");
      await client.end();
      expect(await answer).toBe(200);
      const answeredAt = Date.now();
      // Sooner than the limit at which it would have been killed.
      expect((await endedAt) - answeredAt).toBeLessThan(20_000);
    });

    it("loses no request of busy clients when it is stopped", async () => {
      const paso = await start({ PASO_SHUTDOWN_DELAY: "1" });
      const clients = Array.from({ length: 24 }, () => sendUntilClosed(paso.address));
      await sleep(500);
      const ended = paso.end("SIGTERM");
      await expect
        .poll(() => fetch(`${paso.address}/health/ready`).then(({ status }) => status))
        .toBe(503);
      const outcomes = await Promise.all(clients);
      expect(outcomes.flatMap(({ failures }) => failures)).toEqual([]);
      expect(Math.min(...outcomes.map(({ served }) => served))).toBeGreaterThan(0);
      expect(await ended).toBe(0);
    });

    it("is refused while another serves the same data folder, and says which", async () => {
      const first = await start();
      const second = await runPaso(["start"], { ...settings, PORT: String(await findFreePort()) });
      expectRefusal(second, `(process ${first.child.pid}, ${first.address})`);
      expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);
    });

    it("recovers from a killed process", async () => {
      const killed = await start();
      const pid = await postmaster();
      await killed.end("SIGKILL");
      const { address } = await start();
      expect(await postmaster()).toBe(pid);
      expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    });

    it("reports that its port is taken", async () => {
      const server = createServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as { port: number };
      const outcome = await runPaso(["start"], { ...settings, PORT: String(port) });
      server.close();
      expectRefusal(outcome, `Port ${port} on 127.0.0.1 is already in use.`);
      expect(await postmaster()).toBeNull();
    });

    it("says that it cannot reach the database, without its password", async () => {
      const url = `postgres://paso:hunter2@127.0.0.1:${await findFreePort()}/paso`;
      const outcome = await runPaso(["start"], { DATABASE_URL: url });
      expectRefusal(outcome, `Cannot reach the database at ${new URL(url).host} (refused).`);
      expect(outcome.stderr).not.toContain("hunter2");
    });

    it("names every wrong setting", async () => {
      const outcome = await runPaso(["start"], { PORT: "http", PASO_LOCALE: "fr" });
      expectRefusal(outcome, "PORT must be a port from 1 to 65535.\nPASO_LOCALE must be en or es.");
    });

    it.each([
      ["backup", "wrong.zip"],
      ["export", "1", "wrong.zip"],
      ["migrate", "--plan"],
      ["site", "list"],
      ["site", "set", "name", "Night school"],
      ["import", "course.zip"],
      ["badge-keys", "list"],
      ["user", "list"],
    ])("makes no site where there is none: %s %s", async (...command) => {
      const empty = join(folder, "mistyped");
      const outcome = await runPaso(command, { PASO_DATA: empty });
      expectRefusal(outcome, `There is no database in ${empty} yet`);
      expect(existsSync(empty)).toBe(false);
    });

    it.skipIf(process.getuid?.() !== 0)("is not used by root where it is another's", async () => {
      const others = join(folder, "others");
      await mkdir(others);
      await chown(others, 12_345, 12_345);
      const commands = [["migrate"], ["doctor"], ["files", "copy", "disk"], ["restore", "--until"]];
      for (const command of commands) {
        const outcome = await runPaso(command, { PASO_DATA: others });
        expect(outcome.code).toBe(1);
        expect(outcome.stdout + outcome.stderr).toContain("another account (user id 12345)");
      }
      expect(await readdir(others)).toEqual([]);
    });

    it("keeps the demo's accounts from the network, also behind a proxy", async () => {
      const demo = { PASO_DATA: join(folder, "exposed"), HOST: "0.0.0.0" };
      const outcome = await runPaso(["start"], { ...demo, PORT: String(await findFreePort()) });
      expectRefusal(outcome, "HOST is 0.0.0.0");
      const proxied = { PASO_DATA: demo.PASO_DATA, PASO_URL: "https://learn.example.org" };
      const port = String(await findFreePort());
      expectRefusal(
        await runPaso(["start"], { ...proxied, PORT: port }),
        "PASO_URL is https://learn",
      );
    });

    it("shares a database server with other sites", async () => {
      const database = await createTestDatabase();
      const shared = { DATABASE_URL: database.url, PASO_DATA: join(folder, "shared") };
      const both = await Promise.all([start(shared), start(shared)]);
      for (const { address } of both) {
        expect((await fetch(`${address}/health/ready`)).status).toBe(200);
      }
      for (const paso of running.splice(0)) await paso.end("SIGTERM");
      await database.drop();
    });
  });

  describe("work", () => {
    it("runs jobs beside a server that runs none, until stopped", async () => {
      const server = await start({ PASO_WORKER: "0", PASO_LOG_LEVEL: "debug" });
      const client = new pg.Client(socketUrl(join(folder, "data", "postgres", "run"), "paso"));
      await client.connect();
      const workers = () =>
        client
          .query("SELECT 1 FROM pg_stat_activity WHERE application_name = 'paso worker'")
          .then(({ rowCount }) => rowCount);
      const isQueued = () =>
        client.query("SELECT 1 FROM graphile_worker.jobs").then(({ rowCount }) => rowCount === 1);
      expect(await workers()).toBe(0);
      await client.query("SELECT graphile_worker.add_job('accounts.delete-expired-sessions')");
      const worker = await startWorker({ ...settings });
      running.push(worker);
      await expect.poll(isQueued, { timeout: 30_000 }).toBe(false);
      expect(await worker.end("SIGTERM")).toBe(0);
      expect(worker.output()).toContain('"job":"accounts.delete-expired-sessions"');
      expect(await workers()).toBe(0);
      expect((await fetch(`${server.address}/health/ready`)).status).toBe(200);
      await client.end();
    });

    it("also runs inside start", async () => {
      const server = await start();
      const client = new pg.Client(socketUrl(join(folder, "data", "postgres", "run"), "paso"));
      await client.connect();
      await client.query("SELECT graphile_worker.add_job('files.delete-orphaned-files')");
      await client.end();
      await expect.poll(() => server.output(), { timeout: 30_000 }).toContain('"msg":"job done"');
    });

    it("joins a database server", async () => {
      const database = await createTestDatabase();
      const worker = await startWorker({ DATABASE_URL: database.url, PASO_DATA: folder });
      await database.connection.pool.query(
        "SELECT graphile_worker.add_job('authoring.delete-old-drafts')",
      );
      await expect.poll(() => worker.output(), { timeout: 30_000 }).toContain('"msg":"job done"');
      expect(await worker.end("SIGTERM")).toBe(0);
      await database.drop();
    });
  });

  describe("migrate", () => {
    it("may be repeated", async () => {
      for (let time = 0; time < 2; time += 1) {
        const outcome = await runPaso(["migrate"], settings);
        expect(outcome).toEqual({ code: 0, stdout: "The database is up to date.\n", stderr: "" });
      }
    });
  });
});

/** Whether a connection is waiting for a lock. */
async function isWaiting(client: pg.Client): Promise<boolean> {
  // Within a transaction, statistics are cached: further reads would repeat the first.
  await client.query("SELECT pg_stat_clear_snapshot()");
  const { rowCount } = await client.query(
    "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
  );
  return rowCount !== 0;
}

async function signIn(address: string, email: string): Promise<number> {
  return (await openSession(address, email, PASSWORD)).status;
}

/** Signs in as a browser does. */
async function openSession(address: string, email: string, password: string) {
  const session = await fetch(`${address}/api/session`);
  const { csrf_token } = (await session.json()) as { csrf_token: string };
  const answer = await fetch(`${address}/api/session`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-csrf-token": csrf_token,
      "x-requested-with": "XMLHttpRequest",
      cookie: cookiesOf(session),
    },
    body: JSON.stringify({ email, password }),
  });
  const { user } = (await answer.json()) as { user?: { must_change_password: boolean } };
  const { status } = answer;
  return { status, cookie: cookiesOf(answer), mustChangePassword: user?.must_change_password };
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** The role of the person signed in with these cookies; null for none. */
async function readRole(address: string, cookie: string): Promise<string | null> {
  const answer = await fetch(`${address}/api/session`, { headers: { cookie } });
  const { user } = (await answer.json()) as { user: { role: string } | null };
  return user?.role ?? null;
}

/** Sequential calls over one connection, until a response closes it. */
async function sendUntilClosed(address: string): Promise<{ served: number; failures: unknown[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcome = { served: 0, failures: [] as unknown[] };
  for (let open = true; open;) {
    try {
      const call = request(`${address}/api/session`, { agent }).end();
      const [response] = (await once(call, "response")) as [IncomingMessage];
      const body = await text(response);
      if (response.statusCode === 200 && body.includes("csrf_token")) outcome.served += 1;
      else outcome.failures.push([response.statusCode, body]);
      open = response.headers.connection !== "close";
    } catch (error) {
      outcome.failures.push(error);
      open = false;
    }
  }
  agent.destroy();
  return outcome;
}

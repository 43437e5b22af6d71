import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { generate } from "selfsigned";
import { afterAll, describe, expect, test } from "vitest";

import { hasTool } from "./has-tool.ts";

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(ROOT, "deploy", path), "utf8");
const folder = mkdtempSync(join(tmpdir(), "paso-deploy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program's complaints about a file; null if it has none. */
function ask(program: string, args: string[], env: NodeJS.ProcessEnv = {}): string | null {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, HOME: folder, ...env },
  });
  return status === 0 ? null : stdout + stderr;
}

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe.skipIf(!hasTool("nginx"))("nginx", () => {
  test("takes the example, and no other", async () => {
    const { cert, private: key } = await generate([{ name: "commonName", value: "example.org" }]);
    const [certPath, keyPath] = [write("cert.pem", cert), write("key.pem", key)];
    const letsEncrypt = "/etc/letsencrypt/live/learn.example.org";
    const example = read("proxy/nginx.conf")
      .replace(`${letsEncrypt}/fullchain.pem`, certPath)
      .replace(`${letsEncrypt}/privkey.pem`, keyPath);
    const main = write("nginx.conf", "pid nginx.pid;\nevents {}\nhttp { include site.conf; }\n");
    const check = (text: string) => {
      write("site.conf", text);
      return ask("nginx", ["-t", "-p", folder, "-c", main, "-e", "stderr"]);
    };
    expect(check(example)).toBeNull();
    expect(check(example.replace("least_conn", "least_con"))).toContain("least_con");
  });
});

describe.skipIf(!hasTool("caddy"))("Caddy", () => {
  test("takes the example, and no other", () => {
    const check = (text: string) =>
      ask("caddy", ["validate", "--adapter", "caddyfile", "--config", write("Caddyfile", text)], {
        PASO_HOST: "learn.example.org",
        PASO_SERVERS: "127.0.0.1:3000 127.0.0.1:3001",
      });
    const example = read("proxy/Caddyfile");
    expect(check(example)).toBeNull();
    expect(check(example.replace("lb_policy least_conn", "lb_policy least_con"))).toContain(
      "least_con",
    );
  });
});

describe.skipIf(!hasTool("systemd-analyze"))("systemd", () => {
  /** Complaints about the units, with this checkout as their program; unknown keys cause none. */
  function check(change: (unit: string) => string): string {
    const units = join(folder, "systemd");
    mkdirSync(units, { recursive: true });
    const paths = globSync("*.{service,timer}", { cwd: join(ROOT, "deploy/systemd") });
    for (const name of paths) {
      const unit = read(`systemd/${name}`)
        .replaceAll("/usr/local/bin/paso", join(ROOT, "deploy/systemd/paso"))
        .replaceAll("/opt/paso", ROOT);
      writeFileSync(join(units, name.replace("@", "@3000")), change(unit));
    }
    const files = globSync("*", { cwd: units }).map((name) => join(units, name));
    const { stdout, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...files], {
      encoding: "utf8",
    });
    // It also checks the units' dependencies, which are the machine's own.
    return (stdout + stderr)
      .split("\n")
      .filter((line) => line.includes("paso"))
      .join("\n");
  }

  test("takes the units, and no others", () => {
    expect(check((unit) => unit)).toBe("");
    expect(check((unit) => unit.replace("RestartSec=", "RestartSecs="))).toContain("RestartSecs");
  });
});

describe.skipIf(!hasTool("awk"))("the command of installed systems", () => {
  /** What the program would be started with. */
  function start(settings: string, env: NodeJS.ProcessEnv = {}) {
    const release = join(folder, "release");
    const place = (path: string, text: string) => {
      mkdirSync(join(release, path, ".."), { recursive: true });
      writeFileSync(join(release, path), text);
      chmodSync(join(release, path), 0o755);
    };
    place("deploy/systemd/paso", read("systemd/paso"));
    place("bin/id", "#!/bin/sh\necho paso\n");
    place(
      "server/bin/paso.js",
      `#!${process.execPath}\nconsole.log(JSON.stringify([process.env, process.argv.slice(2), process.cwd()]));\n`,
    );
    const path = `${join(release, "bin")}:${process.env["PATH"]}`;
    const args = ["--env-file", write("paso.env", settings), "user", "list now", ""];
    const { stdout, stderr } = spawnSync(join(release, "deploy/systemd/paso"), args, {
      encoding: "utf8",
      env: { ...env, PATH: path },
    });
    expect(stderr).toBe("");
    const [seen, words, cwd] = JSON.parse(stdout) as [Record<string, string>, string[], string];
    expect([words, cwd]).toEqual([["user", "list now", ""], "/"]);
    return seen;
  }

  test("reads settings as systemd does, and nothing of the caller's", () => {
    const text = String.raw`# a 'comment
; another
QUOTED='a b & c'
DOUBLE="it's \$5, \"\`\\ $HOME \n"
  PLAIN = postgres://paso:p&<a>;@db/paso?sslmode=verify-full&x=$(id) # no comment${"\t"}
EMPTY=
LINES="two
lines"
PARTS='a'  "b" c
GOES=o\
n\ 
export IGNORED=1
LAST='it'`;
    expect(start(text, { DATABASE_URL: "postgres://elsewhere/x" })).toMatchObject({
      QUOTED: "a b & c",
      DOUBLE: "it's $5, \"`\\ $HOME \\n",
      PLAIN: "postgres://paso:p&<a>;@db/paso?sslmode=verify-full&x=$(id) # no comment",
      EMPTY: "",
      LINES: "two\nlines",
      PARTS: "abc",
      GOES: "on ",
      LAST: "it",
    });
    const seen = start("PASO_URL=https://learn.example.org\n", {
      DATABASE_URL: "postgres://elsewhere/x",
    });
    expect(seen["DATABASE_URL"]).toBeUndefined();
    expect(seen).toMatchObject({ NODE_ENV: "production", PASO_DATA: "/var/lib/paso" });
  });

  test("reads the example as `sh` does", () => {
    const example = read("systemd/paso.env.example");
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name = ""]) => name);
    const script = `set -a; . "$0"; exec "$1" -p 'JSON.stringify(process.env)'`;
    const { stdout } = spawnSync("sh", ["-c", script, write("e.env", example), process.execPath], {
      encoding: "utf8",
    });
    const [ours, theirs] = [start(example), JSON.parse(stdout) as Record<string, string>];
    expect(names.length).toBeGreaterThan(6);
    for (const name of names) expect(ours[name], name).toBe(theirs[name]);
    const lines = example.split("\n").filter((line) => line && !line.startsWith("#"));
    for (const line of lines) expect(line).toMatch(/^[A-Z_]+='[^']*'$/);
  });
});

describe.skipIf(!hasTool("promtool"))("Prometheus", () => {
  test("takes the example and the alerts, which tell what they should", () => {
    cpSync(join(ROOT, "deploy/monitoring"), folder, { recursive: true });
    expect(ask("promtool", ["test", "rules", "alerts.test.yaml"])).toBeNull();
    const token = write("paso-token", "secret");
    const example = read("monitoring/prometheus.yaml").replace("/etc/prometheus/paso-token", token);
    const check = (text: string) =>
      ask("promtool", ["check", "config", write("prometheus.yaml", text)]);
    expect(check(example)).toBeNull();
    expect(check(example.replace("scrape_interval", "scrape_intervall"))).toContain(
      "scrape_intervall",
    );
    write("alerts.yaml", read("monitoring/alerts.yaml").replaceAll("for: ", "for: 9"));
    expect(ask("promtool", ["test", "rules", "alerts.test.yaml"])).toContain("FAILED");
  });
});

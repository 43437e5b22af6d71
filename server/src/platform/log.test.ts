import { describe, expect, it } from "vitest";

import { createLog, formatEntry } from "./log.ts";

describe("createLog", () => {
  it("hides secrets at any depth", () => {
    const lines: string[] = [];
    const log = createLog("info", { write: (line) => void lines.push(line) });
    log.info({ password: "s3cret", req: { headers: { cookie: "s3cret", host: "example.org" } } });
    log.info({ body: { current_password: "s3cret" }, headers: { "set-cookie": "s3cret" } });
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain("s3cret");
    expect(lines[0]).toContain("example.org");
  });

  it("keeps quiet below its level", () => {
    const lines: string[] = [];
    const log = createLog("warn", { write: (line) => void lines.push(line) });
    log.info("unheard");
    log.warn("heard");
    expect(lines).toHaveLength(1);
  });
});

describe("formatEntry", () => {
  it("is one line with the essentials", () => {
    const line = formatEntry(
      JSON.stringify({
        level: 30,
        time: 0,
        msg: "answered",
        method: "GET",
        route: "/health/live",
        status: 200,
        ms: 1.2,
      }),
    );
    expect(line).toMatch(/^\d\d:\d\d:\d\d INFO {2}answered GET \/health\/live 200 1.2 ms$/);
  });

  it("shows an error's stack below it", () => {
    const line = formatEntry(
      JSON.stringify({ level: 50, time: 0, err: { stack: "Error: x\n at" } }),
    );
    expect(line).toMatch(/ERROR\nError: x\n at$/);
  });
});

import { pino } from "pino";
import { expect, test, vi } from "vitest";

import { createLog } from "../log.ts";
import { LazyRequestLog } from "./lazy-request-log.ts";

const lines: Record<string, unknown>[] = [];
const parent = createLog("debug", { write: (line) => void lines.push(JSON.parse(line)) });

test("every line carries the request's id, and secrets stay hidden", () => {
  const log = new LazyRequestLog(parent, { reqId: "a1" });
  log.error({ password: "p4ssw0rd" }, "refused");
  log.child({ part: "sign-in" }).debug("looked up");
  log.trace("below the level");
  expect(lines).toMatchObject([
    { level: pino.levels.values["error"], reqId: "a1", password: "[hidden]", msg: "refused" },
    { level: pino.levels.values["debug"], reqId: "a1", part: "sign-in", msg: "looked up" },
  ]);
  expect(log.level).toBe("debug");
});

test("a request that logs nothing makes no child", () => {
  const child = vi.spyOn(parent, "child");
  const log = new LazyRequestLog(parent, { reqId: "a2" });
  expect(child).not.toHaveBeenCalled();
  log.warn("first");
  log.warn("second");
  expect(child).toHaveBeenCalledOnce();
});

import { expect, test, vi } from "vitest";

import { OutageLog } from "./outage-log.ts";

function startLog() {
  let now = 0;
  const log = { warn: vi.fn(), error: vi.fn() };
  const outages = new OutageLog({ now: () => new Date(now) });
  return {
    log,
    outages,
    report: (...args: [Parameters<OutageLog["report"]>[1], unknown?]) =>
      outages.report(log as never, ...args),
    wait: (milliseconds: number) => (now += milliseconds),
  };
}

test("each reason is logged at once, then counted", () => {
  const { log, report, wait } = startLog();
  for (let call = 0; call < 100; call += 1) report("timeout");
  report("overloaded");
  wait(5_000);
  report("timeout");
  expect(log.warn.mock.calls.map(([fields]) => fields)).toEqual([
    { reason: "timeout" },
    { reason: "overloaded" },
    { reason: "timeout", alsoRefused: 99 },
  ]);
});

test("a full disk is an error, and remembered for a while", () => {
  const { log, outages, report, wait } = startLog();
  expect(outages.isDiskFull()).toBe(false);
  report("disk_full", new Error("no space"));
  expect(log.error).toHaveBeenCalledWith(
    { reason: "disk_full", err: expect.any(Error) },
    "the disk is full",
  );
  expect(outages.isDiskFull()).toBe(true);
  wait(15_000);
  expect(outages.isDiskFull()).toBe(false);
});

import { constants } from "node:os";

import { describe, expect, it, vi } from "vitest";

import { RecentRequests } from "../recent-requests.ts";
import { runInBackground } from "./run-in-background.ts";
import type describeProcessTask from "./testing/describe-process-task.ts";

const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;
const module = new URL("./testing/describe-process-task.ts", import.meta.url);

describe("runInBackground", () => {
  const run = (input: Parameters<typeof describeProcessTask>[0]) =>
    runInBackground<typeof describeProcessTask>({ requests: new RecentRequests() }, module, input);

  it("runs in a process of lower priority, without the product's settings", async () => {
    process.env["PASO_SECRET"] = "not for libraries";
    const seen = await run({ bytes: new Uint8Array([1, 2, 3]) });
    delete process.env["PASO_SECRET"];
    expect(seen.pid).not.toBe(process.pid);
    expect(seen.priorities.filter((priority) => priority !== LOWER)).toEqual([]);
    expect(seen.settings).toEqual([]);
    expect([...seen.bytes]).toEqual([3, 2, 1]);
  });

  it("keeps the process for the next task, and one task's failure to itself", async () => {
    const before = await run({ bytes: new Uint8Array() });
    await expect(run({ bytes: new Uint8Array(), fails: "no such font" })).rejects.toThrow(
      "no such font",
    );
    expect((await run({ bytes: new Uint8Array() })).pid).toBe(before.pid);
  });

  it("replaces a process that was ended, while idle or in the middle of a task", async () => {
    const { pid } = await run({ bytes: new Uint8Array() });
    process.kill(pid, "SIGTERM");
    await expect.poll(() => isRunning(pid)).toBe(false);
    const next = await run({ bytes: new Uint8Array() });
    expect(next.pid).not.toBe(pid);
    await expect(run({ bytes: new Uint8Array(), isKilled: true })).rejects.toThrow("exited");
    expect((await run({ bytes: new Uint8Array() })).pid).not.toBe(next.pid);
  });

  it("rests for what it computed beside requests, not for what it waited", async () => {
    const requests = new RecentRequests();
    const restAfter = vi.spyOn(requests, "restAfter");
    const waits = 2_000;
    const input = { bytes: new Uint8Array(), waits };
    await runInBackground<typeof describeProcessTask>({ requests }, module, input);
    await expect.poll(() => restAfter.mock.calls.length).toBe(1);
    expect(restAfter.mock.calls[0]![0]).toBeLessThan(waits / 2);
  });

  it("takes no more tasks than it can soon do", async () => {
    const tasks = Array.from({ length: 33 }, () => run({ bytes: new Uint8Array() }));
    const settled = await Promise.allSettled(tasks);
    expect(settled.filter(({ status }) => status === "rejected")).toMatchObject([
      { reason: { code: "busy" } },
    ]);
  });
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

import { expect, it, vi } from "vitest";

import { defineJob } from "./job.ts";
import { type JobContext, makeWay, thenRest } from "./make-way.ts";

const REST = 30;

/** Milliseconds that a run of a no-op job takes. */
async function timeRun(
  ctx: JobContext,
  run: () => Promise<void> = async () => {},
): Promise<number> {
  const startedAt = performance.now();
  await makeWay(defineJob<JobContext>({ name: "test.nothing", run })).run(ctx, undefined);
  return performance.now() - startedAt;
}

function restingFor(milliseconds: number) {
  return { restAfter: vi.fn(() => milliseconds) };
}

it("rests after a run beside requests", async () => {
  expect(await timeRun({ requests: restingFor(REST) })).toBeGreaterThanOrEqual(REST - 1);
});

it("does not rest where nobody asks for anything", async () => {
  expect(await timeRun({ requests: restingFor(0) })).toBeLessThan(REST);
  expect(await timeRun({})).toBeLessThan(REST);
});

it("rests for a tenth of a second at most, whatever the run waited for", async () => {
  expect(await timeRun({ requests: restingFor(60_000) })).toBeLessThan(5_000);
});

it("rests after a failure and passes it on", async () => {
  const requests = restingFor(REST);
  const failing = timeRun({ requests }, () => Promise.reject(new Error("The job failed.")));
  await expect(failing).rejects.toThrow("The job failed.");
  expect(requests.restAfter).toHaveBeenCalledOnce();
});

it("rests as long as work may that takes minutes", async () => {
  const requests = restingFor(REST);
  const startedAt = performance.now();
  await thenRest({ requests }, "minutes", async () => {});
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(REST - 1);
  expect(requests.restAfter).toHaveBeenCalledExactlyOnceWith(expect.any(Number), "minutes");
});

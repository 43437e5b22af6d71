import { spawn } from "node:child_process";
import { once } from "node:events";

import { expect, it } from "vitest";

import { endProcessGroup } from "./process-groups.ts";

it.each([
  ["asks a group to end", "", "SIGTERM"],
  ["kills one that does not listen", "trap '' TERM; ", "SIGKILL"],
] as const)("%s", async (_, trap, signal) => {
  const child = spawn("sh", ["-c", `${trap}echo ready; sleep 600 & wait`], {
    detached: true,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(child, "exit");
  await once(child.stdout, "data");
  await endProcessGroup(child.pid!, 300);
  expect(await ended).toEqual([null, signal]);
});

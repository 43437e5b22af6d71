/**
 * Reads process groups from standard input, `+GROUP` when one begins and `-GROUP` when it has ended,
 * and ends those that are left when the input does: its writer is gone.
 */
import { createInterface } from "node:readline";

import { endProcessGroup } from "./process-groups.ts";

const groups = new Set<number>();
for await (const line of createInterface({ input: process.stdin })) {
  const group = Number(line.slice(1));
  if (line.startsWith("+")) groups.add(group);
  else groups.delete(group);
}
await Promise.all([...groups].map((group) => endProcessGroup(group)));

/**
 * `npm run bench:fuzz`: sends random requests generated from the API document, as every role, and looks for
 * failures; see `docs/security.md`.
 *
 *    npm run bench:fuzz -- [--requests 100000] [--seed 1] [--at-once 4]
 *
 * Exits with code 1 if a response is a 5xx, none comes, or one takes longer than a second of the server's own
 * time even when it is repeated alone.
 */
import { parseArgs } from "node:util";

import { Agent, request } from "undici";

import { readOperations } from "./attacks/api-document.ts";
import { drawFrom, oneOf } from "./attacks/draw.ts";
import { findKnownIds, type KnownIds } from "./attacks/known-ids.ts";
import { makeRequest, type RandomRequest } from "./attacks/make-request.ts";
import { ROLES, startDemoSite, type Visitor } from "./attacks/start-demo-site.ts";

/** Milliseconds. */
const SLOW = 1_000;
const PATIENCE = 60_000;
/** Requests after which deleted data is restored. */
const ROUND = 500;
/** Delayed on purpose, as wrong passwords and codes are. */
const HELD_UP = /^\/api\/(session|password|account\/(password|confirm)|setup|sign-up)/;
const REPEATS = 3;
const UNSENT = new Set(["UND_ERR_INVALID_ARG", "UND_ERR_NOT_SUPPORTED", "ERR_INVALID_CHAR"]);

const { values: options } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: "4" },
  },
});
const count = Number(options.requests);
const draw = drawFrom(Number(options.seed));

interface Sent {
  request: RandomRequest;
  role: string;
  status: number;
  took: number;
}

await using open = new AsyncDisposableStack();
const site = await startDemoSite(open);
const agent = new Agent({ connections: Number(options["at-once"]) });
open.defer(() => agent.destroy());
const operations = await readOperations(site.origin);
const statuses = new Map<number, number>();
const wrong: Sent[] = [];
const slow: Sent[] = [];
const began = performance.now();

for (let sent = 0; sent < count; sent += ROUND) {
  await site.putBack();
  const known = await findKnownIds(site.client);
  const waiting = Array.from({ length: Math.min(ROUND, count - sent) }, () => plan(known));
  const senders = Array.from({ length: Number(options["at-once"]) }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) note(await send(...next));
  });
  await Promise.all(senders);
  if (sent % 10_000 === 0) report(sent + ROUND);
}
const stillSlow: Sent[] = [];
for (const one of slow) if (await isSlowAlone(one)) stillSlow.push(one);

report(count);
console.log(`${slow.length} took over a second beside others, ${stillSlow.length} also alone.`);
for (const {
  request: { method, path, body },
  role,
  status,
  took,
} of [...wrong, ...stillSlow]) {
  console.log(
    `${status} after ${Math.round(took)} ms: ${role} ${method} ${path} ${String(body).slice(0, 300)}`,
  );
}
if (wrong.length + stillSlow.length > 0) process.exitCode = 1;

function plan(known: KnownIds): [RandomRequest, Visitor] {
  const role = oneOf(draw, ROLES);
  return [makeRequest(oneOf(draw, operations), known, draw), site.visitors[role]];
}

async function send(made: RandomRequest, visitor: Visitor): Promise<Sent> {
  const start = performance.now();
  const giveUp = AbortSignal.timeout(PATIENCE);
  try {
    const { statusCode, headers, body } = await request(site.origin + made.path, {
      method: made.method as "GET",
      headers: { ...visitor.headers, ...made.headers },
      body: made.body,
      dispatcher: agent,
      signal: giveUp,
    });
    const took = performance.now() - start;
    // An event stream never ends.
    if (String(headers["content-type"]).startsWith("text/event-stream")) body.destroy();
    else await body.dump({ limit: 50_000_000 });
    const isRefusal = statusCode === 503 && headers["retry-after"] !== undefined;
    return { request: made, role: visitor.role, status: isRefusal ? 429 : statusCode, took };
  } catch (error) {
    // The client library refuses to send such an address, header or body.
    const { code = "" } = error as { code?: string };
    return { request: made, role: visitor.role, status: UNSENT.has(code) ? -1 : 0, took: 0 };
  }
}

function note(sent: Sent): void {
  statuses.set(sent.status, (statuses.get(sent.status) ?? 0) + 1);
  if (sent.status >= 500 || sent.status === 0) wrong.push(sent);
  if (sent.took > SLOW && !HELD_UP.test(sent.request.path)) slow.push(sent);
}

/** Other programs have the machine too: the best of some tries counts. */
async function isSlowAlone({ request: made, role }: Sent): Promise<boolean> {
  await site.putBack();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const { took } = await send(made, site.visitors[role as Visitor["role"]]);
    if (took < SLOW) return false;
  }
  return true;
}

function report(sent: number): void {
  const seconds = Math.round((performance.now() - began) / 1_000);
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  console.log(
    `${sent} requests, ${seconds} s: ${counts.map(([status, times]) => `${times} of ${status}`).join(", ")}`,
  );
}

/**
 * `npm run bench:faults`: what a site does while its database is down, slow by 100 ms or frozen, and how
 * soon it serves again; `docs/reliability.md` explains it.
 *
 *     npm run bench:faults -- [--seconds 5] [--faults down,slow,frozen]
 *
 * Ends with code 1 where an acknowledged write is lost, a process does not live, or a site does not come
 * back by itself.
 */
import { parseArgs } from "node:util";

import type { FaultProxy, WayState } from "./faults/fault-proxy.ts";
import { startProductBehind } from "./faults/start-product-behind.ts";
import { SiteWatch, type Watched } from "./faults/watch-site.ts";
import { signIn } from "./servers/sign-in.ts";

/** Milliseconds: of the while before a fault, and until the site must be back after it. */
const BEFORE = 2_000;
const COMEBACK = 30_000;

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    faults: { type: "string", default: "down,slow,frozen" },
  },
});

await using open = new AsyncDisposableStack();
const { product, proxy } = await startProductBehind(open);
const cookie = await signIn(product);
const session = await fetch(`${product.origin}/api/session`, { headers: { cookie } });
const { csrf_token: token } = (await session.json()) as { csrf_token: string };
const site = new SiteWatch({ origin: product.origin, cookie, token });

console.log("database        done  503  failed     p50  longest  live max   back after");
await site.watch(BEFORE);
report("as usual", await site.watch(BEFORE), 0);
for (const fault of options.faults.split(",")) await suffer(fault as WayState, proxy);

async function suffer(fault: WayState, way: FaultProxy): Promise<void> {
  way.set(fault);
  const during = await site.watch(Number(options.seconds) * 1_000);
  way.set("open");
  const back = await site.recovery(COMEBACK);
  report(fault, during, back);
  const isKept = await site.isKept();
  if (!isKept) console.log("An acknowledged write is lost.");
  if (!isKept || during.live === Infinity || back === Infinity) process.exitCode = 1;
}

function report(
  name: string,
  { done, refused, failed, p50, longest, live }: Watched,
  back: number,
) {
  const times = [p50, longest, live].map((time) => String(Math.round(time)).padStart(8));
  const counts = [done, refused, failed].map((count) => String(count).padStart(6));
  console.log(`${name.padEnd(13)} ${counts.join("")} ${times.join(" ")} ${Math.round(back)} ms`);
}

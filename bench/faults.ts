/**
 * `npm run bench:faults`: how a site behaves while its database is down, slow by 100 ms, frozen or stopped,
 * or while the clock of one of its servers is off by a day, and how soon it recovers; see
 * `docs/reliability.md`. Clocks need Debian's package faketime.
 *
 *    npm run bench:faults -- [--seconds 5] [--faults down,slow,frozen,stopped,ahead,behind]
 *
 * Exits with code 1 if an acknowledged write is lost, a process is not live, a site does not recover by
 * itself, or a person stays locked out after a clock was corrected.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { type DatabaseState, startFaultyDatabase } from "./faults/start-faulty-database.ts";
import { environmentOf, startProductBehind } from "./faults/start-product-behind.ts";
import { SiteWatch, type Watched } from "./faults/watch-site.ts";
import { sufferWrongClock } from "./faults/wrong-clock.ts";
import { signIn } from "./servers/sign-in.ts";
import { ACCOUNT, createAccount } from "./servers/start-product.ts";

/** Milliseconds of traffic before a fault, and for the site to recover after it. */
const BEFORE = 2_000;
const COMEBACK = 30_000;
/** Days that a clock is ahead. */
const CLOCKS: Record<string, number> = { ahead: 1, behind: -1 };

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    faults: { type: "string", default: "down,slow,frozen,stopped,ahead,behind" },
  },
});
const duration = Number(options.seconds) * 1_000;

await using open = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), "paso-faults-"));
open.defer(() => rm(folder, { recursive: true }));
const database = await startFaultyDatabase(open);
await createAccount({ ...environmentOf(database), PASO_DATA: folder }, "student");
const product = await startProductBehind(open, database);
const { origin } = product;
const cookie = await signIn({ origin, account: ACCOUNT });
const session = await fetch(`${origin}/api/session`, { headers: { cookie } });
const { csrf_token: token } = (await session.json()) as { csrf_token: string };
const person = { origin, cookie, token, password: ACCOUNT.password };
const site = new SiteWatch(person);

console.log("database        done  503  failed     p50  longest  live max   back after");
await site.watch(BEFORE);
report("as usual", await site.watch(BEFORE), 0);
for (const fault of options.faults.split(",")) {
  const days = CLOCKS[fault];
  if (days === undefined) await sufferDatabase(fault as DatabaseState);
  else await sufferClock(fault, days);
}

async function sufferDatabase(fault: DatabaseState): Promise<void> {
  await database.set(fault);
  const during = await site.watch(duration);
  await database.set("open");
  const back = await site.recovery(COMEBACK);
  report(fault, during, back);
  judge(await site.isKept(), during);
  if (back === Infinity) process.exitCode = 1;
}

async function sufferClock(name: string, days: number): Promise<void> {
  const suffered = await sufferWrongClock({ database, right: product, person }, { days, duration });
  const { during, isKept, shut, takenAfter, isTold } = suffered;
  report(name, during, 0);
  judge(isKept, during);
  console.log(
    `  ${shut} of 12 wrong passwords were not looked at; once the clock was right, the right one was ` +
      `${takenAfter ? "taken" : "not taken"}. The log ${isTold ? "tells" : "does not tell"} of the clock.`,
  );
  if (shut === 0 || !takenAfter || !isTold) process.exitCode = 1;
}

function judge(isKept: boolean, { live }: Watched): void {
  if (!isKept) console.log("An acknowledged write is lost.");
  if (!isKept || live === Infinity) process.exitCode = 1;
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

import { globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import type { FaultyDatabase } from "./start-faulty-database.ts";
import { type FaultyProduct, startProductBehind } from "./start-product-behind.ts";
import { type Person, SiteWatch, type Watched } from "./watch-site.ts";

/** Debian's package faketime. */
const [LIBRARY] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1");

/** Milliseconds until a process has reported its clock: it checks every five seconds. */
const TOLD = 8_000;
/** More than the limit of a quarter of an hour. */
const GUESSES = 12;

/** The behaviour of a process whose clock was wrong. */
export interface WrongClock {
  during: Watched;
  isKept: boolean;
  /** Password guesses refused by the rate limit. */
  shut: number;
  /** Whether the right password was accepted once the clock was corrected: there, and at the other server. */
  takenAfter: boolean;
  /** Whether its log reports the difference, and the jump. */
  isTold: boolean;
}

/**
 * Has a person use a server whose clock is off, next to one whose clock is right, then use up a limit there,
 * and corrects the clock.
 * @param days by which it is ahead, negative if behind
 */
export async function sufferWrongClock(
  { database, right, person }: { database: FaultyDatabase; right: FaultyProduct; person: Person },
  { days, duration }: { days: number; duration: number },
): Promise<WrongClock> {
  if (!LIBRARY) throw new Error("Clocks are set by Debian's package faketime, which is missing.");
  await using open = new AsyncDisposableStack();
  const clock = join(tmpdir(), `paso-clock-${process.pid}`);
  await writeFile(clock, `${days < 0 ? "" : "+"}${days}d\n`);
  const wrong = await startProductBehind(open, database, {
    LD_PRELOAD: LIBRARY,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  });
  const there = { ...person, origin: wrong.origin };
  const watch = new SiteWatch(there);
  const during = await watch.watch(duration);
  const isKept = await watch.isKept();
  const guesses = Array.from({ length: GUESSES }, (_, guess) => confirm(there, `wrong ${guess}`));
  const shut = (await Promise.all(guesses)).filter((status) => status === 429).length;
  await writeFile(clock, "+0\n");
  const after = [
    await confirm(there, person.password),
    await confirm({ ...person, origin: right.origin }, person.password),
  ];
  await sleep(TOLD);
  const log = await wrong.readLog();
  return {
    during,
    isKept,
    shut,
    takenAfter: after.every((status) => status === 200),
    isTold: log.includes("clock differs from the database's") && log.includes("clock jumped"),
  };
}

/** Enters a password, as before a sensitive change; returns the status. */
async function confirm({ origin, cookie, token }: Person, password: string): Promise<number> {
  const { status } = await fetch(`${origin}/api/session/confirm`, {
    method: "POST",
    headers: {
      cookie,
      "x-csrf-token": token,
      "x-requested-with": "XMLHttpRequest",
      "content-type": "application/json",
    },
    body: JSON.stringify({ password }),
  });
  return status;
}

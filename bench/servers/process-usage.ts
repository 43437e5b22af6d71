import { readdir, readFile } from "node:fs/promises";

/** Linux counts processor time in ticks of 10 ms. */
const MILLISECONDS_A_TICK = 10;

/** Processor time a process has used so far, user and system, in milliseconds. */
export async function readCpu(pid: number): Promise<number> {
  const { own } = await readTimes(pid);
  return own * MILLISECONDS_A_TICK;
}

/** The same for a process, its children, and those that ended. */
export async function readFamilyCpu(pid: number): Promise<number> {
  const parent = await readTimes(pid);
  const times = await Promise.all((await findChildren(pid)).map(readTimes));
  const living = times.reduce((sum, { own }) => sum + own, 0);
  return (parent.own + parent.ended + living) * MILLISECONDS_A_TICK;
}

/** Resident memory of a process in bytes: now, and at its peak. */
export async function readMemory(pid: number): Promise<{ now: number; highest: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const bytesOf = (field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) * 1024;
  return { now: bytesOf("VmRSS"), highest: bytesOf("VmHWM") };
}

interface Times {
  own: number;
  /** Of children that ended. */
  ended: number;
  parent: number;
}

const GONE: Times = { own: 0, ended: 0, parent: 0 };

async function readTimes(pid: number): Promise<Times> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (line === null) return GONE;
  // The name in parentheses may hold anything; the fields are counted from behind it.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const at = (field: number) => Number(fields[field - 3]);
  return { own: at(14) + at(15), ended: at(16) + at(17), parent: at(4) };
}

export async function findChildren(pid: number): Promise<number[]> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const times = await Promise.all(pids.map(readTimes));
  return pids.filter((_, index) => times[index]?.parent === pid);
}

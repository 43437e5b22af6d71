import type { BackupProgress } from "../backup/archive/report-progress.ts";

/** Milliseconds between two lines that overwrite each other. */
const INTERVAL = 100;

let shown = { step: "", at: 0 };

/** Overwrites its line; on a terminal only. */
export function showProgress({ step, done, total }: BackupProgress): void {
  if (!process.stderr.isTTY) return;
  const now = performance.now();
  const isLast = done === total;
  if (step === shown.step && !isLast && now - shown.at < INTERVAL) return;
  const isNew = shown.step !== "" && step !== shown.step;
  shown = { step, at: now };
  const count = total === undefined ? String(done) : `${done} of ${total}`;
  process.stderr.write(`${isNew ? "\n" : ""}\r\u001B[K${step} ${count}`);
  if (isLast) {
    process.stderr.write("\n");
    shown = { step: "", at: 0 };
  }
}

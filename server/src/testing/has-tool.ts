import { execFileSync } from "node:child_process";

/** Whether this machine has a program; tests that need one that is missing are skipped visibly. */
export function hasTool(name: string): boolean {
  try {
    execFileSync("which", [name], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Waits until the program at the other end of standard input has exited, and ends its steps. */
import { endSteps } from "./process-groups.ts";

const [mark] = process.argv.slice(2);
if (!mark) throw new Error("Name the mark of the steps.");
process.stdin.resume().once("end", () => void endSteps(mark));

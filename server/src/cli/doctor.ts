import { Command } from "commander";

import { examineSite } from "../doctor/examine-site.ts";
import { fault, type Finding } from "../doctor/finding.ts";
import { readConfig } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { refuseForeignRoot } from "./refuse-foreign-root.ts";

const HELP = `
Looks at the settings, Node, the database, its migrations, clock and archive of changes, the key of secrets, the
storage and its files, the background work, the disk, the mail server (signs in, sends nothing) and the certificates of the servers that the site talks to.
Ends with 1 where there is a fault, with 0 otherwise.`;

export const doctorCommand = new Command("doctor")
  .description("check what the site needs and say what to do, also beside a running site")
  .option("--json", "print all findings as JSON")
  .addHelpText("after", HELP)
  .action(async ({ json = false }: { json?: boolean }) => {
    const findings: Finding[] = [];
    for await (const finding of examine()) {
      findings.push(finding);
      if (!json) console.log(describe(finding));
    }
    const count = (state: Finding["state"]) => findings.filter((one) => one.state === state).length;
    const [faults, warnings] = [count("fault"), count("warning")];
    if (json) console.log(JSON.stringify({ faults, warnings, findings }, null, 2));
    else console.log(`\n${number(faults, "fault")}, ${number(warnings, "warning")}.`);
    if (faults > 0) process.exitCode = 1;
  });

async function* examine(): AsyncGenerator<Finding> {
  let config;
  try {
    config = refuseForeignRoot(readConfig());
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    for (const issue of error.message.split("\n")) {
      yield fault(
        "settings",
        issue,
        "Correct it in the environment; the README lists all settings.",
      );
    }
    return;
  }
  yield* examineSite(config);
}

function describe({ state, area, text, advice }: Finding): string {
  const line = `${state.padEnd(8)} ${area.padEnd(13)} ${text}`;
  return advice === undefined ? line : `${line}\n${" ".repeat(23)}${advice}`;
}

function number(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

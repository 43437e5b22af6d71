import type { Step } from "./run-step.ts";

const WORKSPACES = ["contract", "server", "web", "e2e", "bench", "scripts"];

/** Everything about the sources that can be told without running the product. */
export const checkSteps: readonly Step[] = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "lint", command: ["oxlint"] },
  ...WORKSPACES.map((workspace): Step => ({
    name: `types of ${workspace}`,
    command: ["tsc", "-p", workspace],
  })),
  {
    name: "import law",
    command: ["depcruise", "contract", "server", "web", "e2e", "bench", "scripts"],
  },
  { name: "dead code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
  { name: "file names", command: ["node", "scripts/check-file-names.ts"] },
  {
    name: "messages in both languages",
    command: ["npm", "run", "check:messages", "-w", "@paso/web"],
  },
];

import type { Step } from "./run-step.ts";

/** Folders with a TypeScript project of their own. */
const PROJECTS = ["contract", "server", "web", "e2e", "bench", "demo", "scripts"];

/** Everything about the sources that can be told without running the product. */
export const checkSteps: readonly Step[] = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "lint", command: ["oxlint"] },
  ...PROJECTS.map((project): Step => ({
    name: `types of ${project}`,
    command: ["tsc", "-p", project],
  })),
  { name: "import law", command: ["depcruise", ...PROJECTS] },
  { name: "dead code", command: ["knip", "--no-progress", "--treat-config-hints-as-errors"] },
  { name: "lockfile", command: ["node", "scripts/complete-lockfile.ts", "--check"] },
  { name: "file names", command: ["node", "scripts/check-file-names.ts"] },
  { name: "documents", command: ["node", "scripts/check-documents.ts"] },
  {
    name: "messages in both languages",
    command: ["npm", "run", "check:messages", "-w", "@paso/web"],
  },
];

import { readFileSync, statSync } from "node:fs";

interface Screen {
  name: string;
  /** The screen's entry files. */
  starts: string[];
  /** The entry files of the previous screen, whose imports are already loaded. */
  after?: string[];
  /** Kilobytes. */
  budget: { js: number; css: number };
}

const OUTLINE = [
  "index.html",
  "src/app/further-route-tree.ts",
  "src/app/layouts/staff-layout.tsx",
  "src/app/routes/staff/outline-page.tsx",
  "src/i18n/spanish.ts",
  "src/i18n/staff-spanish.ts",
];

/**
 * Measures what a first visit to a screen loads, as built and compressed with brotli, and fails over budget:
 * all static imports of its entry files, including the larger catalogue.
 */
const SCREENS: Screen[] = [
  {
    name: "Student course page",
    starts: [
      "index.html",
      "src/early.ts",
      "src/app/routes/student/course-page.tsx",
      "src/i18n/spanish.ts",
    ],
    budget: { js: 115, css: 10 },
  },
  { name: "Course outline of staff", starts: OUTLINE, budget: { js: 222, css: 10 } },
  {
    name: "Section editor with its rich text, beyond the outline",
    starts: ["src/app/routes/staff/editor-screens.ts", "src/rich-text/rich-text-field.tsx"],
    after: OUTLINE,
    budget: { js: 142, css: 10 },
  },
];

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const dist = new URL("dist/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", dist), "utf8")) as Record<
  string,
  Chunk
>;

for (const { name, starts, after = [], budget } of SCREENS) {
  const there = new Set<string>();
  for (const start of after) collect(start, there);
  const files = new Set(there);
  for (const start of starts) collect(start, files);
  for (const file of there) files.delete(file);
  console.log(name);
  for (const kind of ["js", "css"] as const) measure(files, kind, budget[kind]);
}

function measure(files: ReadonlySet<string>, kind: "js" | "css", budget: number): void {
  const sizes = [...files]
    .filter((file) => file.endsWith(`.${kind}`))
    .map((file) => ({ file, size: statSync(new URL(`${file}.br`, dist)).size }))
    .toSorted((a, b) => b.size - a.size);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of sizes) console.log(`${kilobytes(size).padStart(8)}  ${file}`);
  const within = total <= budget * 1000;
  if (!within) process.exitCode = 1;
  console.log(
    `${kilobytes(total).padStart(8)}  ${kind} in all, of ${budget} kB${within ? "" : ": OVER BUDGET"}\n`,
  );
}

function collect(name: string, files: Set<string>): void {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`${name} is not in the manifest: build first`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const imported of chunk.imports ?? []) collect(imported, files);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

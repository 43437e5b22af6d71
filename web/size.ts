import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";

/**
 * Measures what a first visit to the student course page loads, as built and compressed with brotli,
 * and fails over budget: everything the entry, the course page and the larger catalogue import.
 */
const BUDGET_KB = { js: 115, css: 10 };
const STARTS = ["index.html", "src/app/routes/student/course-page.tsx", "src/i18n/spanish.ts"];

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

const files = new Set<string>();
for (const start of STARTS) collect(start);

let failed = false;
for (const kind of ["js", "css"] as const) {
  const sizes = [...files]
    .filter((file) => file.endsWith(`.${kind}`))
    .map((file) => ({ file, size: brotliCompressSync(readFileSync(new URL(file, dist))).length }))
    .toSorted((a, b) => b.size - a.size);
  const total = sizes.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of sizes) console.log(`${kilobytes(size).padStart(8)}  ${file}`);
  const within = total <= BUDGET_KB[kind] * 1000;
  failed ||= !within;
  console.log(
    `${kilobytes(total).padStart(8)}  ${kind} in all, of ${BUDGET_KB[kind]} kB${within ? "" : ": OVER BUDGET"}\n`,
  );
}
if (failed) process.exitCode = 1;

function collect(name: string): void {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`${name} is not in the manifest: build first`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const file of chunk.css ?? []) files.add(file);
  for (const imported of chunk.imports ?? []) collect(imported);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PAGE =
  '<!doctype html><html lang="en"><head><script nonce="__CSP_NONCE__" src="/assets/a.js"></script></head></html>';

/** A folder as the build of the web app leaves it: a page, a service worker, and `/assets/a.js`. */
export async function createWebFolder() {
  const folder = await mkdtemp(join(tmpdir(), "paso-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), PAGE);
  await writeFile(join(folder, "service-worker.js"), "let worker;");
  await writeFile(join(folder, "assets", "a.js"), "let a;");
  return { path: folder, remove: () => rm(folder, { recursive: true }) };
}

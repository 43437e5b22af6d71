import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PAGE =
  '<!doctype html><html lang="en"><head><script nonce="__CSP_NONCE__" src="/assets/a.js"></script></head>' +
  '<body><div id="root"></div></body></html>';
const FIRST_PAINT =
  '<div id="first-paint"><p>{{site}}|{{course}}|{{module}}|{{module title}}</p><h1 lang="{{language}}">{{title}}</h1>' +
  "<!-- step --><div>{{number}} {{body}}</div><!-- /step --></div>" +
  "<!-- reading -->{{html}}<!-- /reading --><!-- question -->{{question}}<!-- /question -->" +
  "<!-- video -->{{rule}}<!-- /video -->";

/** A folder like the web app's build: a page, its first paint, a service worker, and two assets. */
export async function createWebFolder() {
  const folder = await mkdtemp(join(tmpdir(), "paso-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), PAGE);
  await writeFile(join(folder, "first-paint.html"), FIRST_PAINT);
  await writeFile(join(folder, "service-worker.js"), "let worker;");
  for (const name of ["a.js", "-a.js"]) await writeFile(join(folder, "assets", name), "let a;");
  return { path: folder, remove: () => rm(folder, { recursive: true }) };
}

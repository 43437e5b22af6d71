/**
 * `npm run bench:event-loop`: how long others wait while one person sends, reads and searches the largest
 * accepted input, and input refused for its size; see `docs/reliability.md`.
 *
 * Exits with code 1 if a budget is missed.
 */
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import { csrfTokenOf } from "@paso/server/src/platform/http/csrf.ts";
import yazl from "yazl";

import { startProduct } from "./servers/start-product.ts";
import { signInStudent } from "./take-sections.ts";

/** Allowed milliseconds of another request meanwhile. */
const BUDGET = 100;
/** Milliseconds between two other requests. */
const INTERVAL = 2;

// Only the API is measured.
process.env["PASO_WEB"] = "0";
await using open = new AsyncDisposableStack();
const product = await startProduct([], 10, "instructor");
open.defer(() => product.stop());
const { cookie } = await signInStudent(product.origin, product.account);

const LINE = '<p>A <em>line</em> of "text" &amp; more, as people write it.</p>\n';
const paragraph = (text: string, order: number) => ({ order, type: "paragraph", paragraph: text });
/** Input that compresses too well is refused. */
const unique = (lines: number) =>
  `${LINE.repeat(lines)}<p>${randomBytes(48).toString("base64")}</p>`;

const huge = await zipOf([Array.from({ length: 100_000 }, () => unique(0))]);
const packed = await zipOf([Array.from({ length: 20_000 }, () => "<p>x</p>")]);
const long = await zipOf(
  Array.from({ length: 25 }, () => Array.from({ length: 200 }, () => unique(20))),
);

interface Made {
  id: number;
}
const place = { title: "Part", order: 1 };

console.log("\nlongest wait of another request, milliseconds");
await measure("archive of 100,000 sections", () => importZip(huge));
await measure("archive of 20,000 sections in a few kB", () => importZip(packed));
const imported = await measure("archive of 5,000 sections, 8 MB", () => importZip(long));
const { course_id: courseId = 0 } = imported as { course_id?: number };
await measure("its outline", () => send("GET", `/api/authoring/courses/${courseId}/outline`));
await measure("its check", () => send("GET", `/api/authoring/courses/${courseId}/check`));
await measure("its archive", () => send("GET", `/api/authoring/courses/${courseId}/archive`));

interface Outline {
  modules: { pages: Made[] }[];
}
const outline = (await send("GET", `/api/authoring/courses/${courseId}/outline`)).body as Outline;
await product.paso("user", "enrol", "--email", product.account.email, "--course", `${courseId}`);
for (const { id } of outline.modules.flatMap(({ pages }) => pages)) {
  await send("POST", `/api/courses/page/notes/${id}`, { text: `${"á".repeat(99_990)} word` });
}
await measure("a search of 25 notes of 100,000 characters", () =>
  send("GET", `/api/student/courses/${courseId}/search?q=word+aaa`),
);

const course = (await send("POST", "/api/courses/create", { title: "Bench" })).body as Made;
const module = (await send("POST", `/api/courses/${course.id}/module/create`, place)).body as Made;
const page = (await send("POST", `/api/courses/${module.id}/page/create`, place)).body as Made;
const create = (sections: object[]) =>
  send("POST", `/api/courses/${page.id}/sections/create`, { sections });
await measure("a text of 124,000 elements", () => create([paragraph("<td>".repeat(124_000), 1)]));
await measure("a text of 5,000 elements", () => create([paragraph("<td>".repeat(5_000), 2)]));
await measure("texts of 100,000 characters, 30", () =>
  create(Array.from({ length: 30 }, (_, index) => paragraph(LINE.repeat(1_500), index + 3))),
);

const question = { question: "Which?", graphic_type: "bar", items: Array(1_000_000).fill("a") };
await measure("a question of a million options", () =>
  create([{ order: 99, type: "radio", radio: question }]),
);
await measure("a million numbers for a text", () =>
  create([{ order: 99, type: "paragraph", paragraph: Array(1_000_000).fill(0) }]),
);
await measure("a draft of a million numbers", () =>
  send("PUT", "/api/authoring/drafts/page:1", { body: Array(1_000_000).fill(0) }),
);

/** Runs one call while others are served, and prints the longest that one of those took. */
async function measure(what: string, run: () => Promise<{ status: number; body: unknown }>) {
  const over = new AbortController();
  const others = watchOthers(over.signal);
  const begun = performance.now();
  const { status, body } = await run();
  const took = performance.now() - begun;
  over.abort();
  const longest = await others;
  const verdict = longest > BUDGET ? "  OVER BUDGET" : "";
  if (longest > BUDGET) process.exitCode = 1;
  console.log(
    `${what.padEnd(42)} ${longest.toFixed(0).padStart(7)}  (${status} after ${took.toFixed(0)})${verdict}`,
  );
  return body;
}

async function watchOthers(over: AbortSignal): Promise<number> {
  let longest = 0;
  while (!over.aborted) {
    const begun = performance.now();
    await (await fetch(`${product.origin}/health/live`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - begun);
    await sleep(INTERVAL);
  }
  return longest;
}

async function send(method: string, path: string, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const response = await fetch(product.origin + path, {
    method,
    headers: {
      cookie,
      "x-csrf-token": csrfTokenOf(cookie.slice(cookie.indexOf("=") + 1)),
      "x-requested-with": "XMLHttpRequest",
      "sec-fetch-site": "same-origin",
      ...(body && !isForm && { "content-type": "application/json" }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  const answer: unknown = isJson ? await response.json() : await response.arrayBuffer();
  return { status: response.status, body: answer };
}

function importZip(bytes: Buffer) {
  const form = new FormData();
  form.append("archive", new Blob([new Uint8Array(bytes)]), "course.zip");
  return send("POST", "/api/authoring/import", form);
}

/** An archive of these pages, each a list of texts. */
async function zipOf(pages: readonly string[][]): Promise<Buffer> {
  const course = {
    format: "course-archive/1",
    language: "en",
    title: "Bench",
    thumbnail: "",
    order: 1,
    status: "published",
    has_diploma: false,
    allow_seeking: false,
    modules: [
      {
        order: 1,
        title: "Module",
        pages: pages.map((texts, index) => ({
          order: index + 1,
          title: "Page",
          sections: texts.map((text, at) => paragraph(text, at + 1)),
        })),
      },
    ],
  };
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(course)), "course.json");
  zip.end();
  return buffer(zip.outputStream);
}

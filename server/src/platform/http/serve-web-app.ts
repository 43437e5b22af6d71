import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";

import fastifyStatic from "@fastify/static";
import { isPagePath, type Locale } from "@paso/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { notFound } from "../errors/domain-error.ts";
import { escapeHtml } from "../html/escape-html.ts";
import { type FindPageHead, type PageHead, renderPageHead } from "../html/page-head.ts";
import { FetchSources, type FindSources } from "./fetch-sources.ts";
import { installationHead, serveInstallation } from "./serve-installation.ts";
import { writeSiteHead } from "./write-site-head.ts";

const NONCE_MARK = /__CSP_NONCE__/g;
const NAME_MARK = /name="application-name" content="[^"]*"/;
/** Names as the build generates them, some of which are a hash alone: no path, nothing hidden. */
const ASSET = /^[\w-][\w.-]*$/;
const DAY = 86_400;
/** Tells the service worker that this copy of the page is valid only at its address. */
const FIRST_PAINT_HEADER = "x-first-paint";

/** The video players may play full-screen; nothing may access the device's sensors. */
const PLAYERS =
  '"https://www.youtube-nocookie.com" "https://www.youtube.com" "https://player.vimeo.com"';
const FOR_PLAYERS = "fullscreen autoplay picture-in-picture encrypted-media clipboard-write".split(
  " ",
);
// Chromium warns about names that it does not know, though not about `bluetooth`.
const FOR_NO_PAGE = (
  "accelerometer browsing-topics camera display-capture geolocation gyroscope hid " +
  "magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking"
).split(" ");
const PERMISSIONS_POLICY = [
  ...FOR_PLAYERS.map((feature) => `${feature}=(self ${PLAYERS})`),
  ...FOR_NO_PAGE.map((feature) => `${feature}=()`),
].join(", ");

/** Frames the page may hold: the video players. */
const FRAMES = "https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com";

/** Milliseconds for which a page waits for its first paint. */
const FIRST_PAINT_LIMIT = 300;

/**
 * Finds what a page shows while the app loads, rendered in the web app's template; null for nothing.
 * It is personal: no copy of the page may be shown at another address.
 */
export type FindFirstPaint = (
  request: FastifyRequest,
  page: { path: string; template: string },
) => Promise<string | null>;

interface PageSources {
  findSources: FindSources;
  findPageHead: FindPageHead;
  findFirstPaint: FindFirstPaint;
}

/**
 * Serves the built web app: hashed files for ever, and its one page under every other address,
 * with a fresh nonce and a strict content security policy.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  { findSources, findPageHead, findFirstPaint }: PageSources,
): Promise<void> {
  const sources = new FetchSources(findSources);
  const index = await readFile(path.join(folder, "index.html"), "utf8");
  const pages = {
    en: inLanguage(index, "en"),
    es: inLanguage(index, "es"),
  } satisfies Record<Locale, string>;
  const template = await readFile(path.join(folder, "first-paint.html"), "utf8");
  const worker = await readFile(path.join(folder, "service-worker.js"));
  await app.register(fastifyStatic, {
    serve: false,
    root: path.join(folder, "assets"),
    immutable: true,
    maxAge: DAY * 365 * 1000,
    preCompressed: true,
    index: false,
  });
  app.get<{ Params: { name: string } }>(
    "/assets/:name",
    { config: { action: "public.files" } },
    (request, reply) => {
      const { name } = request.params;
      if (!ASSET.test(name)) throw notFound();
      return reply.sendFile(name);
    },
  );
  // Browsers check for an update at every visit.
  app.get("/service-worker.js", { config: { action: "public.files" } }, (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .header(
        "content-security-policy",
        "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type("text/javascript; charset=utf-8")
      .send(worker),
  );
  serveInstallation(app);
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw notFound();
    const policy = { nonce: randomBytes(16).toString("base64"), fetched: await sources.read() };
    const path = pathOf(request);
    // Without the database the page is served all the same, and reports the outage.
    const [head, firstPaint] = await Promise.all([
      findPageHead(path).catch(() => null),
      within(FIRST_PAINT_LIMIT, findFirstPaint(request, { path, template })).catch(() => null),
    ]);
    const found = { ...policy, head, firstPaint };
    const page = pages[request.locale];
    return sendPage(request, reply.code(isPagePath(path) ? 200 : 404), page, found);
  });
}

/** The page in one language only: its texts are shown until the app has loaded. */
function inLanguage(page: string, locale: Locale): string {
  return page
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace(/<p lang="(\w+)">.*?<\/p>\s*/gs, (text, language) =>
      language === locale ? text : "",
    );
}

/** The result if it comes in time, else null. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const waiting = new AbortController();
  const late = setTimeout(ms, null, { signal: waiting.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([promise, late]);
  } finally {
    waiting.abort();
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}

function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    !/^\/(api|assets|health|metrics)(\/|$)/.test(path) &&
    (request.headers.accept ?? "*/*").match(/text\/html|\*\/\*/) !== null
  );
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  policy: {
    nonce: string;
    fetched: readonly string[];
    head: PageHead | null;
    firstPaint: string | null;
  },
): FastifyReply {
  const { nonce, head, firstPaint } = policy;
  const { site } = request.server.context;
  if (firstPaint !== null) void reply.header(FIRST_PAINT_HEADER, "1");
  if (head?.isIndexed === false) void reply.header("x-robots-tag", "noindex");
  return reply
    .header("content-security-policy", contentSecurityPolicy(policy))
    .header("permissions-policy", PERMISSIONS_POLICY)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(
      page
        .replace(NONCE_MARK, nonce)
        .replace(NAME_MARK, () => `name="application-name" content="${escapeHtml(site.name)}"`)
        .replace(
          "</head>",
          () =>
            `${installationHead}${writeSiteHead(site, nonce)}${renderPageHead(head, site.name)}</head>`,
        )
        .replace('<div id="root">', (root) => `${writeFirstPaint(firstPaint, nonce)}${root}`),
    );
}

/** It shows the page's top: hidden from people who come for an anchor further down. */
function writeFirstPaint(drawn: string | null, nonce: string): string {
  if (drawn === null) return "";
  const leave = 'if (location.hash) document.getElementById("first-paint").remove();';
  return `${drawn}<script nonce="${nonce}">${leave}</script>`;
}

/** Pictures and videos may come from any https address; scripts fetch from the site and `fetched`. */
function contentSecurityPolicy({
  nonce,
  fetched,
}: {
  nonce: string;
  fetched: readonly string[];
}): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' blob: https:",
    ["connect-src 'self'", ...fetched].join(" "),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${FRAMES}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The last is the text editor's, for parsing pasted content.
    "trusted-types paso-html paso-worker ProseMirrorClipboard",
  ].join("; ");
}

import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

import fastifyStatic from "@fastify/static";
import { isPagePath } from "@paso/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { notFound } from "../errors/domain-error.ts";
import { escapeHtml } from "../html/escape-html.ts";
import { type FindPageHead, type PageHead, renderPageHead } from "../html/page-head.ts";
import { FetchSources, type FindSources } from "./fetch-sources.ts";
import { installationHead, serveInstallation } from "./serve-installation.ts";
import { writeSiteHead } from "./write-site-head.ts";

const NONCE_MARK = /__CSP_NONCE__/g;
const NAME_MARK = /name="application-name" content="[^"]*"/;
/** Names as the build gives them: no path, nothing hidden. */
const ASSET = /^\w[\w.-]*$/;
const DAY = 86_400;

/** The video players may fill the screen and play; nothing reaches for the device's sensors. */
const PLAYERS =
  '"https://www.youtube-nocookie.com" "https://www.youtube.com" "https://player.vimeo.com"';
const FOR_PLAYERS = "fullscreen autoplay picture-in-picture encrypted-media clipboard-write".split(
  " ",
);
// Chromium warns about a name that it does not know, as it does not `bluetooth`.
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

/**
 * Serves the built web app: hashed files for ever, and its one page under every other address,
 * with a fresh nonce and a strict content security policy.
 */
export async function serveWebApp(
  app: FastifyInstance,
  folder: string,
  { findSources, findPageHead }: { findSources: FindSources; findPageHead: FindPageHead },
): Promise<void> {
  const sources = new FetchSources(findSources);
  const page = await readFile(path.join(folder, "index.html"), "utf8");
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
  // Browsers look for another one at every visit.
  app.get("/service-worker.js", { config: { action: "public.files" } }, (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .header("content-security-policy", "default-src 'none'; connect-src 'self'")
      .type("text/javascript; charset=utf-8")
      .send(worker),
  );
  serveInstallation(app);
  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) throw notFound();
    const policy = { nonce: randomBytes(16).toString("base64"), fetched: await sources.read() };
    const path = pathOf(request);
    // Without the database the page is served all the same, and says what the matter is.
    const head = await findPageHead(path).catch(() => null);
    return sendPage(request, reply.code(isPagePath(path) ? 200 : 404), page, { ...policy, head });
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}

function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return (
    (request.method === "GET" || request.method === "HEAD") &&
    !/^\/(api|assets|health)(\/|$)/.test(path) &&
    (request.headers.accept ?? "*/*").match(/text\/html|\*\/\*/) !== null
  );
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  policy: { nonce: string; fetched: readonly string[]; head: PageHead | null },
): FastifyReply {
  const { nonce, head } = policy;
  const { site } = request.server.context;
  if (head?.isIndexed === false) void reply.header("x-robots-tag", "noindex");
  return reply
    .header("content-security-policy", contentSecurityPolicy(policy))
    .header("permissions-policy", PERMISSIONS_POLICY)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(
      page
        .replace(NONCE_MARK, nonce)
        .replace('<html lang="en"', `<html lang="${request.locale}"`)
        .replace(NAME_MARK, () => `name="application-name" content="${escapeHtml(site.name)}"`)
        .replace(
          "</head>",
          () =>
            `${installationHead}${writeSiteHead(site, nonce)}${head ? renderPageHead(head, site.name) : ""}</head>`,
        ),
    );
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
    // The last is the text editor's, for parsing what is pasted.
    "trusted-types paso-html paso-worker ProseMirrorClipboard",
  ].join("; ");
}

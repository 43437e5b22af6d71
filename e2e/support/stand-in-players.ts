import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";

import type { BrowserContext, Route } from "@playwright/test";

import type { PageErrors } from "./page-errors.ts";

/** Path of the stand-ins' scripts, on the players' own hosts. */
const SCRIPTS = "/stand-in/";

/** Hosts of video players, and the stand-in for each. */
const PLAYERS: Readonly<Record<string, string>> = {
  "www.youtube-nocookie.com": "youtube-player.js",
  "player.vimeo.com": "vimeo-player.js",
};

/** A host of video files: `films/` next to this file. */
export const FILMS = "https://films.example.org";

const FILM_TYPES: Readonly<Record<string, string>> = {
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".m4s": "video/iso.segment",
  ".m3u8": "application/vnd.apple.mpegurl",
  ".vtt": "text/vtt",
};

/**
 * Replaces video players by stand-ins that speak the real ones' protocol, and serves local films; every other
 * request to the outside is blocked and counts as an error. Intercepting slows down all requests of the
 * context, and disables caching.
 */
export async function standInForPlayers(
  context: BrowserContext,
  serverUrl: string,
  pageErrors: PageErrors,
): Promise<void> {
  await context.route(
    (url) => url.origin !== serverUrl && url.protocol.startsWith("http"),
    async (route) => {
      const { hostname, pathname, origin } = new URL(route.request().url());
      if (origin === FILMS) return sendFilm(route, pathname);
      const player = PLAYERS[hostname];
      if (player && pathname.startsWith(SCRIPTS)) {
        return route.fulfill({ path: join(import.meta.dirname, "players", basename(pathname)) });
      }
      if (player && route.request().resourceType() === "document") {
        return route.fulfill({ contentType: "text/html", body: playerPage(player) });
      }
      pageErrors.add(`left this machine: ${route.request().url()}`);
      return route.abort("blockedbyclient");
    },
  );
}

function playerPage(script: string): string {
  return `<!doctype html><html lang="en"><title>Video</title><body>
    <script type="module" src="${SCRIPTS}${script}"></script></body></html>`;
}

/** Serves a film with range requests, without which a browser cannot seek in it. */
async function sendFilm(route: Route, pathname: string): Promise<void> {
  const film = await readFile(join(import.meta.dirname, "films", pathname)).catch(() => null);
  if (!film) return route.fulfill({ status: 404 });
  const headers = {
    "access-control-allow-origin": "*",
    "accept-ranges": "bytes",
    "content-type": FILM_TYPES[extname(pathname)] ?? "application/octet-stream",
  };
  const range = /^bytes=(\d+)-(\d*)$/.exec(route.request().headers()["range"] ?? "");
  if (!range) return route.fulfill({ headers, body: film });
  const first = Number(range[1]);
  const last = range[2] ? Math.min(Number(range[2]), film.length - 1) : film.length - 1;
  return route.fulfill({
    status: 206,
    headers: { ...headers, "content-range": `bytes ${first}-${last}/${film.length}` },
    body: film.subarray(first, last + 1),
  });
}

import { basename, join } from "node:path";

import type { BrowserContext } from "@playwright/test";

import type { PageFaults } from "./page-faults.ts";

/** Where the stand-ins' scripts are, on the players' own hosts. */
const SCRIPTS = "/stand-in/";

/** Hosts of video players, and the stand-in that speaks for each. */
const PLAYERS: Readonly<Record<string, string>> = {
  "www.youtube-nocookie.com": "youtube-player.js",
  "player.vimeo.com": "vimeo-player.js",
};

/**
 * Keeps a browser on this machine. Video players are answered by stand-ins that speak the real
 * ones' protocol; every other request to the outside is blocked and counts as a fault.
 */
export async function blockOutside(
  context: BrowserContext,
  serverUrl: string,
  faults: PageFaults,
): Promise<void> {
  await context.route(
    (url) => url.origin !== serverUrl && url.protocol.startsWith("http"),
    async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      const player = PLAYERS[hostname];
      if (player && pathname.startsWith(SCRIPTS)) {
        return route.fulfill({ path: join(import.meta.dirname, "players", basename(pathname)) });
      }
      if (player && route.request().resourceType() === "document") {
        return route.fulfill({ contentType: "text/html", body: playerPage(player) });
      }
      faults.add(`left this machine: ${route.request().url()}`);
      return route.abort("blockedbyclient");
    },
  );
}

function playerPage(script: string): string {
  return `<!doctype html><html lang="en"><title>Video</title><body>
    <script type="module" src="${SCRIPTS}${script}"></script></body></html>`;
}

import { test as base } from "@playwright/test";

import { type Mailbox, startMailbox } from "./mailbox.ts";
import { PageErrors } from "./page-errors.ts";
import { standInForPlayers } from "./stand-in-players.ts";
import { startServer, type PasoServer } from "./start-server.ts";

export { expect } from "@playwright/test";

interface Fixtures {
  /** Whether stand-ins replace video players, `test.use({ players: true })`. */
  players: boolean;
  /** Errors outside the page's content; a journey announces those it expects. */
  pageErrors: PageErrors;
}

interface WorkerFixtures {
  /** Whether the product begins with its demo, `test.use({ demo: true })`, or empty. */
  demo: boolean;
  /** Whether the product makes its own site, as at its very first start, or gets a copy of one. */
  fresh: boolean;
  /** Names a site reserved for one journey, even if others start with the same options. */
  site: string;
  /** The site's mail server; the product has none with `test.use({ mail: false })`. */
  mailbox: Mailbox;
  mail: boolean;
  /** The product, started for this worker on its own data folder. */
  server: PasoServer;
}

/**
 * Playwright's `test` with the product running. Fails a journey on console errors, page errors,
 * failed or refused requests it did not announce, and on anything that would leave this machine:
 * its browser resolves no other host.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  players: [false, { option: true }],

  demo: [false, { option: true, scope: "worker" }],

  fresh: [false, { option: true, scope: "worker" }],

  site: ["", { option: true, scope: "worker" }],

  mail: [true, { option: true, scope: "worker" }],

  mailbox: [
    async ({}, use) => {
      const mailbox = await startMailbox();
      await use(mailbox);
      await mailbox.stop();
    },
    { scope: "worker" },
  ],

  server: [
    async ({ demo, fresh, mail, mailbox }, use) => {
      const server = await startServer({ demo, fresh, smtpUrl: mail ? mailbox.url : "" });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 400_000 },
  ],

  baseURL: async ({ server }, use) => use(server.url),

  pageErrors: [
    async ({ context, players, server }, use, testInfo) => {
      const pageErrors = new PageErrors();
      pageErrors.watch(context);
      if (players) await standInForPlayers(context, server.url, pageErrors);
      await use(pageErrors);
      const unexplained = pageErrors.unexplained();
      if (testInfo.status !== testInfo.expectedStatus || unexplained.length > 0) {
        await testInfo.attach("server.log", { body: server.log(), contentType: "text/plain" });
      }
      if (unexplained.length > 0)
        throw new Error(`Unexpected page errors:\n${unexplained.join("\n")}`);
    },
    { auto: true },
  ],
});

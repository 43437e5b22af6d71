import { expect, test } from "./support/fixtures.ts";
import { PageErrors } from "./support/page-errors.ts";
import { standInForPlayers } from "./support/stand-in-players.ts";

for (const players of [true, false]) {
  test(`errors behind a page are collected, ${players ? "with" : "without"} stand-ins for players`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ baseURL: server.url });
    const pageErrors = new PageErrors();
    pageErrors.watch(context);
    if (players) await standInForPlayers(context, server.url, pageErrors);
    const page = await context.newPage();
    await page.goto("/login");

    const uncaught = page.waitForEvent("pageerror");
    await page.evaluate(async () => {
      console.error("broken");
      await fetch("/api/no-such-call");
      // The policy allows pictures from other hosts, and nothing else.
      const picture = new Image();
      picture.src = "https://example.org/a.png";
      await picture.decode().catch(() => null);
      setTimeout(() => {
        throw new Error("uncaught");
      });
    });
    await uncaught;

    pageErrors.expect(/^409 POST/);
    pageErrors.expect(/^404 GET .*\/api\/no-such-call$/);
    expect(pageErrors.unexplained()).toEqual([
      "console error: broken",
      players
        ? "left this machine: https://example.org/a.png"
        : "failed (net::ERR_NAME_NOT_RESOLVED): GET https://example.org/a.png",
      expect.stringContaining("page error: Error: uncaught"),
      "announced, but did not come: /^409 POST/",
    ]);
    await context.close();
  });
}

test.fail("a journey with an unexpected error fails", async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(() => console.error("broken"));
});

import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "./support/fixtures.ts";

test("an address beyond a lesson opens however late its route comes, and no other does", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/^404 GET /);
  // Longer than the router waits before it shows that it is waiting.
  await page.route(/further-route-tree/, async (route) => {
    await sleep(600);
    await route.continue();
  });
  await page.goto("/password/forgot");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("link", { name: /start/i })).toBeVisible();
});

import { setTimeout as sleep } from "node:timers/promises";

import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createUser, startSession } from "./support/people.ts";

test("an address beyond a lesson opens however late its route comes, and no other does", async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/^404 GET /);
  // Longer than the router waits before showing its pending state.
  await page.route(/further-route-tree/, async (route) => {
    await sleep(600);
    await route.continue();
  });
  await page.goto("/password/forgot");
  await expect(page.getByLabel("E-mail")).toBeVisible();
  await page.goto("/nowhere/at/all");
  await expect(page.getByRole("link", { name: /start/i })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Paso" })).toBeVisible();
});

test("an unknown address below a screen of staff says that nothing is there", async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/^404 GET .*live-classes/);
  const admin = await createUser(server, "admin");
  const { courseId } = await createPage(server, admin, []);
  await startSession(page, admin);
  const course = `/authoring/courses/${courseId}`;
  const unknown = ["people/nobody", "results/nothing", "results/pages", "results/class/1"];
  for (const address of [
    ...unknown.map((rest) => `${course}/${rest}`),
    "/authoring/live/1/none",
    "/account/nothing",
  ]) {
    await page.goto(address);
    const heading = page.getByRole("heading", { name: "There is nothing at this address" });
    await expect(heading, address).toBeVisible();
    await expect(page.getByRole("main"), address).toHaveCount(1);
    await expect(page.getByRole("banner").getByRole("link", { name: "Today" })).toBeVisible();
  }
});

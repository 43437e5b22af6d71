import type { Request } from "@playwright/test";

import { checkAccessibility } from "./support/check-accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, fillSignIn, signIn } from "./support/people.ts";

test("a student signs in, stays signed in, and signs out @everywhere", async ({ page, server }) => {
  const student = await createUser(server, "student");

  await page.goto("/student");
  await expect(page).toHaveURL(/\/login\?next=/);
  await checkAccessibility(page);
  await fillSignIn(page, student);
  await expect(page).toHaveURL("/student");
  // Not the heading of the screen shown after signing in.
  const firstName = student.name.split(" ")[0]!;
  await expect(page.getByRole("heading", { level: 1, name: firstName })).toBeVisible();
  await checkAccessibility(page);

  await page.reload();
  await expect(page).toHaveURL("/student");

  await page.getByRole("button", { name: student.name }).click();
  await page.getByRole("button", { name: /sign out|cerrar sesión/i }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/student");
  await expect(page).toHaveURL(/\/login/);
});

test("what still loads while somebody signs out asks nobody to sign in again", async ({
  page,
  server,
}) => {
  const instructor = await createUser(server, "instructor");
  const isSignedOut = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  await page.route("**/api/surveys", async (route) => {
    isAsked.resolve();
    await isSignedOut.promise;
    await route.continue();
  });
  await page.route("**/api/session", async (route) => {
    if (route.request().method() !== "DELETE") return route.fallback();
    const response = await route.fetch();
    isSignedOut.resolve();
    await surveysEnd;
    await route.fulfill({ response });
  });
  const isOfSurveys = (request: Request) => request.url().endsWith("/api/surveys");
  const surveysEnd = Promise.any([
    page.waitForEvent("requestfinished", isOfSurveys),
    page.waitForEvent("requestfailed", isOfSurveys),
  ]);
  await signIn(page, instructor);
  await isAsked.promise;

  await page.getByRole("button", { name: instructor.name }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
});

for (const [role, start] of [
  ["student", "/student"],
  ["instructor", "/authoring"],
] as const) {
  test(`a person with the role ${role} begins at ${start}`, async ({ page, server }) => {
    await signIn(page, await createUser(server, role));
    await expect(page).toHaveURL(start);
  });
}

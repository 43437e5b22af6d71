import { expect, type Page } from "@playwright/test";

import type { Person } from "./people.ts";

/** Requests a link for a forgotten password. */
export async function forgetPassword(page: Page, { email }: Person): Promise<void> {
  await page.goto("/password/forgot");
  await page.locator('input[name="email"]').fill(email);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole("status")).toBeVisible();
}

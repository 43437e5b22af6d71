import type { Page } from "@playwright/test";

const ALLOWED = /\/api\/(session|account\/password)$/;

/**
 * Makes the server require a new password from now on, as after an administrator's reset: until it is chosen,
 * the session says so and every other call is refused.
 */
export async function askForNewPassword(page: Page): Promise<void> {
  let isDue = true;
  await page.route("**/api/**", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!isDue) return route.fallback();
    if (!ALLOWED.test(pathname)) return route.fulfill({ status: 403, json: REFUSAL });
    const response = await route.fetch();
    if (pathname.endsWith("/password")) isDue = !response.ok();
    const json = (await response.json()) as { user?: object };
    if (json.user) json.user = { ...json.user, must_change_password: true };
    return route.fulfill({ response, json });
  });
}

const REFUSAL = { code: "must_change_password", message: "You must change your password" };

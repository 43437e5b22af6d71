import type { PageData } from "@paso/contract";
import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { copyDemoCourse } from "./support/demo-student.ts";
import { expect, test } from "./support/fixtures.ts";
import { OPINION, OPINION_TEXT, openSection } from "./support/open-section.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";
import type { PasoServer } from "./support/start-server.ts";
import { WORDS } from "./support/words.ts";

const words = WORDS.en;

const PAGE = /^\/api\/courses\/page\/\d+$/;

test.use({ serviceWorkers: "allow", locale: words.locale });

/** Waits until the copy of an address has a text. */
async function waitForCopy(page: Page, path: RegExp, text = ""): Promise<void> {
  const readCopies = () =>
    page.evaluate(async () => {
      const copies = await caches.open("paso-copies");
      return Promise.all(
        (await copies.keys()).map(async (request) => ({
          path: new URL(request.url).pathname,
          text: (await (await copies.match(request, { ignoreVary: true }))?.text()) ?? "",
        })),
      );
    });
  await expect
    .poll(async () =>
      (await readCopies()).some((copy) => path.test(copy.path) && copy.text.includes(text)),
    )
    .toBe(true);
}

/** Opens a page, at an opinion, of which the device keeps a copy. */
async function openKept(page: Page, server: PasoServer) {
  const course = await copyDemoCourse(server, "en");
  const opened = await openSection(page, server, { course, words, section: OPINION });
  await waitForCopy(page, /^\/student$/);
  await waitForCopy(page, /^\/api\/session$/);
  await page.reload();
  await opened.player.expectCurrent(OPINION);
  await waitForCopy(page, PAGE);
  return opened;
}

test("what was opened is read without a connection, and what is typed is sent with the next one", async ({
  page,
  server,
  pageErrors,
}) => {
  test.slow();
  // Pages not opened before, and retries meanwhile.
  pageErrors.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  const { player } = await openKept(page, server);

  await page.context().setOffline(true);
  await page.reload();
  await player.expectCurrent(OPINION);
  await expect(page.getByText("Offline. You can still read what you opened before.")).toBeVisible();
  await checkScreen(page, LOOKS.en);
  const field = player.step(OPINION).getByRole("textbox");
  await field.fill(OPINION_TEXT);
  await player.wayOn(OPINION).click();
  await expect(player.interruption(OPINION)).toContainText(words.offline);

  await page.context().setOffline(false);
  await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(OPINION_TEXT);
  await expect(page.getByText("Offline. You can still read")).toHaveCount(0);
});

test("a step that was taken is in the copy, which is renewed with the connection", async ({
  page,
  server,
  pageErrors,
}) => {
  test.slow();
  pageErrors.expect(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  const { player, student } = await openKept(page, server);
  const pageId = new URL(page.url()).pathname.split("/").at(-1)!;
  await player.step(OPINION).getByRole("textbox").fill(OPINION_TEXT);
  await player.wayOn(OPINION).click();
  await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(OPINION_TEXT);
  await waitForCopy(page, PAGE, OPINION_TEXT);

  await page.context().setOffline(true);
  await page.reload();
  await expect(player.step(OPINION).getByRole("blockquote")).toHaveText(OPINION_TEXT);

  // Meanwhile, on another device.
  const call = await signInByApi(server, student);
  const path = `/api/courses/page/${pageId}`;
  const { sections } = await call<PageData>("GET", path);
  const answered = Object.values(sections).find(({ status }) => status === "show_something");
  await call("POST", `${path}/section/${answered?.id}`);
  await page.context().setOffline(false);
  await player.expectCurrent(OPINION + 1);
});

test("whoever comes next on a device reads nothing of who went", async ({ page, server }) => {
  const course = await copyDemoCourse(server, "en");
  await openSection(page, server, { course, words, section: OPINION });
  const kept = () =>
    page.evaluate(async () => {
      const copies = await caches.open("paso-copies");
      return (await copies.keys()).length;
    });
  await expect.poll(kept).toBeGreaterThan(2);
  // A lesson would keep sending requests without a session; this page is public.
  await page.goto("/verify");
  await page.waitForLoadState("networkidle");
  expect(await kept()).toBeGreaterThan(2);
  await page.evaluate(async () => {
    const headers = { "x-requested-with": "XMLHttpRequest" };
    const session = await fetch("/api/session", { headers });
    const { csrf_token } = (await session.json()) as { csrf_token: string };
    await fetch("/api/session", {
      method: "DELETE",
      headers: { ...headers, "x-csrf-token": csrf_token },
    });
  });
  await expect.poll(kept).toBe(0);
});

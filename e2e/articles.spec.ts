import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { poll } from "./support/sample-sections.ts";

test("a student shares a text and a link; others find, discuss and report it; staff hide and restore it", async ({
  page,
  server,
  browser,
  pageErrors,
}) => {
  test.slow();
  const teacher = await createUser(server, "admin", "Marta Ruiz");
  const { courseId, call } = await createPage(server, teacher, [
    poll(1, "Clay or loam?", ["Clay", "Loam"]),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  await call("PUT", `/api/authoring/courses/${courseId}/article-settings`, {
    students_share: true,
  });
  const mei = await createStudent(server, courseId, "Mei Tanaka");
  const omar = await createStudent(server, courseId, "Omar Haddad");
  await startSession(page, mei);

  await test.step("a text is shared; what is typed survives a reload", async () => {
    await page.goto(`/student/courses/${courseId}/articles`);
    await expect(page.getByText("No articles yet")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.getByRole("link", { name: "Share an article" }).click();
    await page.getByLabel("Title").fill("Worms at work");
    await page.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("They turn the soil over.");
    await page.getByLabel("Tags").fill("Worms, soil");
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue("Worms at work");
    await expect(page.getByLabel("Tags")).toHaveValue("Worms, soil");
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Worms at work" })).toBeVisible();
  });

  await test.step("a link that is none is refused beside its field, another is shared", async () => {
    pageErrors.expect(/^422 POST .*\/articles$/);
    await page.goto(`/student/courses/${courseId}/articles/new`);
    const link = page.getByRole("textbox", { name: "Link" });
    await link.fill("a page");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(link).toHaveAccessibleDescription(/Enter the address of a page of the web/);
    // A server of this machine, which is never called: its preview fails.
    await link.fill("http://127.0.0.1:9/soil");
    await page.getByLabel("Tags").fill("soil");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await expect(page.getByRole("link", { name: /127\.0\.0\.1/ })).toHaveAttribute(
      "rel",
      "noopener noreferrer nofollow ugc",
    );
    const again = page.getByRole("button", { name: "Look again" });
    await expect(async () => {
      await page.reload();
      await expect(again).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    // The preview may have been requested before the text that says so was visible.
    const asked = page.waitForResponse((response) => response.url().endsWith("/preview"));
    await again.click();
    expect((await asked).status()).toBe(200);
  });

  const context = await browser.newContext({ baseURL: server.url });
  pageErrors.watch(context);
  const peer = await context.newPage();
  await startSession(peer, omar);

  await test.step("a peer finds it by its tag, likes it, comments on it and reports it", async () => {
    await peer.goto(`/student/courses/${courseId}/articles`);
    await expect(peer.getByRole("listitem").filter({ hasText: "127.0.0.1" })).not.toHaveCount(0);
    await peer.getByRole("button", { name: "worms" }).click();
    await expect(peer.getByRole("heading", { level: 2 })).toHaveText(["Worms at work"]);
    await checkScreen(peer, LOOKS.en);
    await peer.getByRole("link", { name: "Worms at work" }).click();
    const tab = peer
      .getByRole("navigation", { name: "This course" })
      .getByRole("link", { name: "Articles" });
    await expect(tab).toHaveAttribute("aria-current", "page");
    await peer.getByRole("button", { name: /I like it/ }).click();
    await expect(peer.getByText("You like this article.")).toBeVisible();
    await peer.getByLabel("Your comment").fill("How deep do they go?");
    await peer.getByRole("button", { name: "Send comment" }).click();
    await expect(peer.getByRole("heading", { name: "1 comment" })).toBeVisible();
    await peer.getByRole("button", { name: "Report this article" }).click();
    await peer.getByLabel("What is wrong with it?").fill("It is copied.");
    await peer.getByRole("button", { name: "Send report" }).click();
    await expect(peer.getByText("Reported by you")).toBeVisible();
    await checkScreen(peer, LOOKS.en);
  });

  await test.step("its author is told of the comment and of the like", async () => {
    await expect(async () => {
      await page.goto("/notifications");
      const items = page.getByRole("list").getByRole("listitem");
      await expect(items.filter({ hasText: "Omar commented on your article" })).toBeVisible({
        timeout: 3_000,
      });
      await expect(items.filter({ hasText: "Omar liked your article" })).toBeVisible({
        timeout: 3_000,
      });
    }).toPass({ timeout: 60_000 });
  });

  await test.step("staff hide it, in Spanish, and restore it", async () => {
    await call("PUT", "/api/account/locale", { locale: "es" });
    const staff = await context.browser()!.newContext({ baseURL: server.url });
    pageErrors.watch(staff);
    const desk = await staff.newPage();
    await startSession(desk, teacher);
    await desk.goto(`/authoring/courses/${courseId}/articles`);
    await expect(desk.getByText("It is copied.", { exact: false })).toBeVisible();
    await checkScreen(desk, LOOKS.es);
    await desk.getByRole("button", { name: "Ocultar el artículo «Worms at work»" }).click();
    const restore = desk.getByRole("button", { name: "Restaurar el artículo «Worms at work»" });
    await expect(restore).toBeVisible();
    pageErrors.expect(/^404 GET .*\/articles\/\d+$/);
    await peer.reload();
    await expect(peer.getByText("This article is no longer available.")).toBeVisible();
    await page.goto(`/student/courses/${courseId}/articles`);
    await page.getByRole("button", { name: "My articles" }).click();
    await expect(
      page.getByText("Hidden by the course’s staff. Only you still see it."),
    ).toBeVisible();
    await restore.click();
    await expect(
      desk.getByRole("button", { name: "Ocultar el artículo «Worms at work»" }),
    ).toBeVisible();
    await peer.reload();
    await expect(peer.getByText("They turn the soil over.")).toBeVisible();
    await staff.close();
    await context.close();
  });
});

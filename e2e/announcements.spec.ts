import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, startSession } from "./support/people.ts";
import { poll } from "./support/sample-sections.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";

const TITLE = "The excursion is moved";

test("a teacher plans and sends urgent news, students read and discuss it, and it is withdrawn", async ({
  page,
  server,
  mailbox,
  browser,
  pageErrors,
}) => {
  test.slow();
  const teacher = await createUser(server, "admin", "Marta Ruiz");
  const { courseId, call } = await createPage(server, teacher, [
    poll(1, "Clay or loam?", ["Clay", "Loam"]),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const mei = await createStudent(server, courseId, "Mei Tanaka");
  const omar = await createStudent(server, courseId, "Omar Haddad");
  await startSession(page, teacher);

  await test.step("it is written, and what is typed survives a reload", async () => {
    await page.goto("/authoring/news");
    await page.getByRole("button", { name: "New announcement" }).click();
    await page.getByLabel("Title").fill(TITLE);
    await page.getByRole("textbox", { name: "Text" }).click();
    await page.keyboard.type("We meet on Friday instead.");
    await page.getByRole("button", { name: /To whom$/ }).click();
    await page.getByRole("option", { name: "Soil and plants" }).click();
    for (const name of ["Urgent", "Allow comments"]) {
      await page.getByRole("switch", { name }).press("Space");
    }
    await expect(page.getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue(TITLE);
    await expect(page.getByRole("switch", { name: "Allow comments" })).toBeChecked();
  });

  await test.step("it is scheduled, called back, and sent", async () => {
    await page.getByLabel("Send at").fill("2099-05-04T09:00");
    await page.getByRole("button", { name: "Schedule", exact: true }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText("Soil and plants: 2 people")).toBeVisible();
    await dialog.getByRole("button", { name: "Schedule" }).click();
    await page.getByRole("button", { name: "Do not send yet" }).click();
    await page.getByLabel("Send at").fill("");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "Who has read it" })).toBeVisible();
    await checkScreen(page, LOOKS.en);
  });

  await test.step("a viewer reads it and may not change it", async () => {
    const viewing = await browser.newContext({ baseURL: server.url });
    pageErrors.watch(viewing);
    const viewer = await viewing.newPage();
    await startSession(viewer, await createUser(server, "viewer"));
    await viewer.goto(page.url());
    await expect(viewer.getByText("We meet on Friday instead.")).toBeVisible();
    await expect(viewer.getByRole("button", { name: "Withdraw" })).toBeHidden();
    await viewing.close();
  });

  const context = await browser.newContext({ baseURL: server.url });
  pageErrors.watch(context);
  const own = await context.newPage();
  await startSession(own, mei);

  await test.step("a student is told by mail and by a line on top of each screen", async () => {
    const mail = await mailbox.newest(mei.email, `News: ${TITLE}`);
    expect(mail.text).toContain("We meet on Friday instead.");
    await own.goto("/student/courses");
    const banner = own.getByRole("complementary", { name: "Urgent news" });
    await expect(banner.getByRole("link", { name: TITLE })).toBeVisible();
    await expect(own.locator("[aria-live]", { hasText: `Urgent news: ${TITLE}` })).toHaveCount(1);
    const heading = own.getByRole("heading", { level: 1 });
    const before = await heading.boundingBox();
    // Content already being read does not move; the next screen has room for it.
    expect(before!.y).toBeLessThan(200);
    await own.getByRole("link", { name: "Soil and plants" }).first().click();
    await expect(banner.getByRole("link", { name: TITLE })).toBeVisible();
    await checkScreen(own, LOOKS.en);
    await banner.getByRole("link", { name: TITLE }).click();
    await expect(own.getByText("We meet on Friday instead.")).toBeVisible();
    await expect(banner).toBeHidden();
  });

  await test.step("it is liked and commented on, and a peer replies", async () => {
    await own.getByRole("button", { name: /I like it/ }).click();
    await own.getByLabel("Your comment").fill("Which bus do we take?");
    await own.getByRole("button", { name: "Send comment" }).click();
    await expect(own.getByRole("heading", { name: "1 comment" })).toBeVisible();
    await checkScreen(own, LOOKS.en);
    await expect(own.getByText("Which bus do we take?")).toBeVisible();
    const id = /\d+$/.exec(new URL(own.url()).pathname)![0];
    const peer = await signInByApi(server, omar);
    await peer("POST", `/api/announcements/${id}/comments`, { text: "Line 4" });
    const mail = await mailbox.newest(mei.email, "Omar replied in a conversation you are part of");
    expect(mail.text).toContain(`/student/news/${id}#comments`);
  });

  await test.step("the teacher sees who has read it, hides a comment and replies", async () => {
    await page.reload();
    const readers = page.getByRole("region", { name: "Who has read it" });
    await expect(readers.getByText("1 of 2")).toBeVisible();
    const comments = page.getByRole("region", { name: "Comments" });
    await expect(comments.getByText("Line 4")).toBeVisible();
    await comments.getByRole("button", { name: "Hide the comment of Omar Haddad" }).click();
    await expect(
      comments.getByRole("button", { name: "Restore the comment of Omar Haddad" }),
    ).toBeVisible();
    await comments.getByLabel("Your comment").fill("Line 7, from the station");
    await comments.getByRole("button", { name: "Send comment" }).click();
    await expect(comments.getByText("Line 7, from the station")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await own.reload();
    const said = (text: string) => own.getByRole("listitem").filter({ hasText: text });
    await expect(said("Line 7, from the station")).toContainText("Staff");
    await expect(said("Which bus do we take?")).not.toContainText("Staff");
    await expect(own.getByText("Line 4")).toBeHidden();
  });

  await test.step("it speaks Spanish, and is withdrawn for a reason that readers see", async () => {
    await call("PUT", "/api/account/locale", { locale: "es" });
    await page.reload();
    const withdraw = page.getByRole("button", { name: "Retirar" });
    await expect(withdraw).toBeVisible();
    await checkScreen(page, LOOKS.es);
    await withdraw.click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByLabel("Por qué").fill("La excursión no se hace.");
    await dialog.getByRole("button", { name: "Retirar" }).click();
    await expect(page.getByText("La excursión no se hace.").first()).toBeVisible();
    await own.reload();
    await expect(own.getByText("La excursión no se hace.")).toBeVisible();
    await expect(own.getByText("Which bus do we take?")).toBeHidden();
    await context.close();
  });
});

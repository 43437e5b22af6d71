import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, signIn } from "./support/people.ts";
import { opinion, poll } from "./support/sample-sections.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";

test("a comment rings the author's bell at once and by mail, and such mails are turned off in one click", async ({
  page,
  server,
  mailbox,
  browser,
  baseURL,
}) => {
  const teacher = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, teacher, [
    poll(1, "Which do you have?", ["Clay", "Sand"]),
    opinion(2, "What is soil to you?"),
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const lucia = await createStudent(server, courseId, "Lucía Ferrer");
  const ana = await createStudent(server, courseId, "Ana Mate");
  const takers = [await signInByApi(server, lucia), await signInByApi(server, ana)] as const;
  const [callAsLucia, callAsAna] = takers;
  const path = `/api/courses/page/${pageId}`;
  const lastSection = async () => {
    const page = await callAsLucia<{ sections: Record<string, { id: number }> }>("GET", path);
    return Object.values(page.sections).at(-1)!.id;
  };
  const pollId = await lastSection();
  for (const take of takers) {
    await take("POST", `${path}/question/${pollId}`, { answer: "0" });
    await take("POST", `${path}/section/${pollId}`);
  }
  const questionId = await lastSection();
  for (const take of takers) {
    await take("POST", `${path}/question/${questionId}`, { answer: "Soil is memory." });
  }
  const { data } = await callAsLucia<{ data: { id: number }[] }>(
    "GET",
    `/api/courses/opinions/${questionId}/workbook`,
  );
  const opinionId = data[0]!.id;

  await signIn(page, lucia);
  // A visible chart keeps a stream open.
  const stream = page.waitForResponse(/\/live\?/);
  await page.goto(`/student/courses/${courseId}/pages/${pageId}#section-${pollId}`);
  await stream;
  const bell = page.getByRole("button", { name: "Notifications" });
  // About the enrolment.
  await expect(bell).toHaveAccessibleName("Notifications: 1 unread", { timeout: 30_000 });
  await callAsAna("POST", `/api/courses/opinion/${opinionId}/comments`, { text: "So it is!" });

  await test.step("the bell says so while the page is looked at, and leads to the opinion", async () => {
    await expect(bell).toHaveAccessibleName("Notifications: 2 unread", { timeout: 30_000 });
    await bell.click();
    const list = page.getByRole("dialog", { name: "Notifications" });
    await expect(list.getByRole("link", { name: "Ana commented on your opinion" })).toBeVisible();
    await checkScreen(page, LOOKS.en.slice(0, 1));
    await list.getByRole("link", { name: "Ana commented on your opinion" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Your opinion" });
    await expect(dialog.getByText("So it is!")).toBeVisible();
    await expect(bell).toHaveAccessibleName("Notifications: 1 unread");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByRole("button", { name: "Open your opinion" })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step("everything is on a page, too", async () => {
    await page.goto("/notifications");
    const item = page.getByRole("listitem").filter({ hasText: "Ana commented on your opinion" });
    await expect(item).toContainText("So it is!");
    await expect(page.getByRole("listitem").filter({ hasText: "Soil and plants" })).toHaveCount(2);
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Mark all as read" }).click();
    await expect(bell).toHaveAccessibleName("Notifications");
  });

  const mail = await mailbox.newest(lucia.email, "Ana commented on your opinion");
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  const [, url = ""] = /^<(.+)>$/.exec(header("list-unsubscribe") ?? "") ?? [];

  await test.step("the mail is turned off by a mail program, without a session", async () => {
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const clicked = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(clicked.status).toBe(200);
    const program = await browser.newContext({ ...(baseURL && { baseURL }) });
    const outside = await program.newPage();
    await outside.goto(url);
    await expect(outside.getByRole("heading", { level: 1 })).toHaveText("You are unsubscribed");
    await checkScreen(outside, LOOKS.en);
    await program.close();
  });

  await test.step("and on again where one chooses, kind by kind", async () => {
    await page.getByRole("link", { name: "Notification settings" }).click();
    const row = page.getByRole("listitem").filter({ hasText: "Comments on your opinions" });
    await expect(row.getByLabel("By e-mail")).toHaveValue("off");
    await expect(row.getByLabel("In the bell")).toHaveValue("on");
    await row.getByLabel("By e-mail").selectOption("Once a day");
    await expect(row.getByRole("status")).toHaveText("Saved.");
    await checkScreen(page, LOOKS.en);
    await page.reload();
    await expect(row.getByLabel("By e-mail")).toHaveValue("digest");
  });
});

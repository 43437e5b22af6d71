import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createOpinionClass } from "./support/opinion-class.ts";
import { createUser, fillSignIn, signIn } from "./support/people.ts";
import { unzip } from "./support/unzip.ts";

// Administrators see cached figures, up to a minute old after an earlier view.
test.use({ site: "own data" });

test("a student reads all that is kept of her, leaves, thinks again, and leaves for good", async ({
  page,
  server,
  mailbox,
  browser,
  pageErrors,
}, testInfo) => {
  test.slow();
  pageErrors.expect(/^422 POST .*\/api\/session$/);
  const admin = await createUser(server, "admin", "Grace Hopper");
  const { courseId, peers } = await createOpinionClass(server, {
    Ada: "Soil is alive.",
    Alan: "Soil is dirt.",
  });
  const [ada] = peers;
  if (!ada) throw new Error("Nobody answered.");
  await signIn(page, ada);

  await test.step("her data is prepared, downloaded and opened without a connection", async () => {
    await page.goto("/account");
    await page.getByRole("link", { name: "Your data" }).click();
    await expect(page).toHaveURL("/account/data");
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Download my data" }).click();
    const link = page.getByRole("button", { name: /^Download the zip/ });
    await expect(link).toBeVisible();
    await checkScreen(page, LOOKS.en);
    const downloading = page.waitForEvent("download");
    await link.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^paso-\d{4}-\d\d-\d\d\.zip$/);
    const folder = testInfo.outputPath("own-data");
    await unzip(await download.path(), folder);
    const answers = JSON.parse(await readFile(join(folder, "json/answers.json"), "utf8")) as object;
    expect(answers).toMatchObject([{ question: "What is soil to you?", answer: "Soil is alive." }]);
    const reader = await browser.newPage({ offline: true });
    await reader.goto(pathToFileURL(join(folder, "index.html")).href);
    await expect(reader.getByRole("heading", { level: 1 })).toContainText("Your data at");
    await expect(reader.getByRole("region", { name: "Opinions", exact: true })).toContainText(
      "Soil is alive.",
    );
    await checkScreen(reader, LOOKS.en);
    await reader.close();
  });

  const erase = async () => {
    await page.getByRole("button", { name: "Erase my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Erase your account?" });
    await dialog.getByLabel("Keep them without my name").check();
    await checkScreen(page, LOOKS.en);
    await dialog.getByRole("button", { name: "Erase my account" }).click();
    await expect(page.getByText(/^Your account will be erased on/)).toBeVisible();
  };

  await test.step("she asks to be erased, is told by mail, and keeps the account", async () => {
    await erase();
    await checkScreen(page, LOOKS.en);
    const { subject = "", text = "" } = await mailbox.newest(ada.email);
    expect(subject).toMatch(/^Your account will be erased on/);
    const [, path = ""] = /^http:\/\/localhost:\d+(\/account\/data)$/m.exec(text) ?? [];
    await page.goto(path);
    await page.getByRole("button", { name: "Keep my account" }).click();
    await expect(page.getByRole("button", { name: "Erase my account" })).toBeVisible();
    await server.prepare("erase-due-people", { daysLater: 15 });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
  });

  await test.step("she asks again; administrators see that somebody is leaving", async () => {
    await erase();
    const office = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(office, admin);
    await office.goto("/admin");
    await expect(office.getByText("1 account is going to be erased.")).toBeVisible();
    await office.goto("/admin/people");
    await office.getByRole("button", { name: /State/ }).click();
    await office.getByRole("option", { name: "Going to be erased" }).click();
    const rows = office.getByRole("list", { name: "People" }).getByRole("listitem");
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Will be erased on");
    await office.getByRole("button", { name: "Details of Ada Mate" }).click();
    await expect(office.getByRole("button", { name: "Do not erase the account" })).toBeVisible();
    await checkScreen(office, LOOKS.en);
  });

  await test.step("two weeks later she is gone, and her opinion has no name", async () => {
    await server.prepare("erase-due-people", { daysLater: 15 });
    await page.goto("/student");
    await expect(page).toHaveURL(/\/login/);
    await fillSignIn(page, ada);
    await expect(page.getByText("E-mail address or password is wrong.")).toBeVisible();
    expect((await mailbox.newest(ada.email, "Your account was erased")).text).toContain(
      "no longer exists",
    );
    const staff = await (await browser.newContext({ baseURL: server.url })).newPage();
    await signIn(staff, admin);
    await staff.goto(`/authoring/courses/${courseId}/opinions`);
    await expect(staff.getByText("Soil is alive.")).toBeVisible();
    await expect(staff.getByText("Former participant")).toBeVisible();
    await expect(staff.getByText("Ada Mate")).toHaveCount(0);
  });
});

import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { CoursePage } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { createOpinionClass, findOpinions } from "./support/opinion-class.ts";
import { createUser, endSession, fillSignIn, startSession } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";
import { WORDS } from "./support/words.ts";

const OPINIONS = { Ada: "Soil is memory.", Grace: "Soil is a sponge." };

const peersOf = (page: Page) => page.getByRole("region", { name: "Opinions of your course mates" });
const itemOf = (page: Page, name: string) => peersOf(page).getByRole("button", { name });
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const commentField = (page: Page) => page.getByRole("textbox", { name: "Your comment" });

test("an opinion is opened, liked and commented; what is typed survives reloads and lost connections", async ({
  page,
  server,
  pageErrors,
}) => {
  const taken = await createOpinionClass(server, OPINIONS);
  const [ada, grace] = taken.peers;
  await startSession(page, ada!);
  await page.goto(taken.page);
  const dialog = dialogOf(page, "Opinion of Grace");

  await test.step("like", async () => {
    await itemOf(page, "Grace").click();
    await expect(dialog.getByText("What is soil to you?")).toBeVisible();
    await expect(dialog.getByRole("blockquote")).toHaveText(OPINIONS.Grace);
    await expect(dialog.getByRole("heading", { name: "No comments" })).toBeVisible();
    const like = dialog.getByRole("button", { name: "I like it" });
    await like.click();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await expect(dialog.getByRole("status")).toHaveText("You like this opinion.");
  });

  await test.step("a comment begun is there after closing and after a reload", async () => {
    await commentField(page).fill("I had not thought");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(itemOf(page, "Grace")).toBeFocused();
    await page.reload();
    await itemOf(page, "Grace").click();
    await expect(commentField(page)).toHaveValue("I had not thought");
    await expect(dialog.getByText("Not sent yet. Kept on this device.")).toBeVisible();
  });

  await test.step("offline it is kept, and sent with the connection; sent twice, it counts once", async () => {
    pageErrors.expect(/^failed \(net::ERR_INTERNET_DISCONNECTED\): POST .*\/comments$/);
    await commentField(page).fill("I had not thought of <b>that</b>.");
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: "Send comment" }).click();
    await expect(dialog.getByText("You are offline.")).toBeVisible();
    await expect(dialog.getByText("Not sent yet. Kept on this device.")).toBeVisible();

    // Back online it is retried automatically: the server gets it, but its response is lost.
    pageErrors.expect(/^failed \(net::ERR_FAILED\): POST .*\/comments$/);
    await page.route(
      "**/comments",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await page.context().setOffline(false);
    await expect(dialog.getByText("The server cannot be reached.")).toBeVisible();
    await page.reload();
    await itemOf(page, "Grace").click();
    await expect(commentField(page)).toHaveValue("I had not thought of <b>that</b>.");
    await dialog.getByRole("button", { name: "Send comment" }).click();
    await expect(dialog.getByRole("status")).toHaveText("Your comment was sent.");
    await expect(dialog.getByRole("heading", { name: "1 comment" })).toBeVisible();
    await expect(dialog.getByText("I had not thought of <b>that</b>.")).toHaveCount(1);
    await expect(commentField(page)).toHaveValue("");
    await expect(commentField(page)).toBeFocused();
  });

  await test.step("the list says so, and the author finds it", async () => {
    await dialog.getByRole("button", { name: "Close" }).click();
    const item = peersOf(page).getByRole("listitem").filter({ hasText: "Grace" });
    await expect(item).toContainText("1 like, yours among them");
    await expect(item).toContainText("1 comment · you commented");
    const own = await grace!.call<{ comment_list: { text: string }[] }>(
      "GET",
      `/api/courses/opinion/${(await findOpinions(grace!, taken)).own}`,
    );
    expect(own.comment_list).toHaveLength(1);
  });
});

test("a busy server and an ended session cost no word of a comment", async ({
  page,
  server,
  pageErrors,
}) => {
  const taken = await createOpinionClass(server, OPINIONS);
  const [ada] = taken.peers;
  await startSession(page, ada!);
  await page.goto(taken.page);
  await itemOf(page, "Grace").click();
  const dialog = dialogOf(page, "Opinion of Grace");
  await commentField(page).fill("Patience pays.");

  pageErrors.expect(/^503 POST .*\/comments$/);
  const busy = { message: "Too busy.", code: "busy" };
  await page.route("**/comments", (route) => route.fulfill({ status: 503, json: busy }), {
    times: 1,
  });
  await dialog.getByRole("button", { name: "Send comment" }).click();
  await expect(dialog.getByText("The server is busy.")).toBeVisible();
  await expect(commentField(page)).toHaveValue("Patience pays.");

  pageErrors.expect(/^401 POST .*\/comments$/);
  await page.context().clearCookies();
  await dialog.getByRole("button", { name: "Send comment" }).click();
  const again = dialogOf(page, "Sign in again");
  pageErrors.expect(/^419 POST .*\/api\/session$/);
  await again.getByLabel("Password", { exact: true }).fill(ada!.password);
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(again).toHaveCount(0);
  await expect(dialog.getByRole("status")).toHaveText("Your comment was sent.");
  await expect(dialog.getByText("Patience pays.")).toHaveCount(1);
  await expect(commentField(page)).toBeFocused();

  // A person who declines to sign in for a like is asked only once.
  pageErrors.expect(/^401 POST .*\/like$/);
  await page.context().clearCookies();
  await dialog.getByRole("button", { name: "I like it" }).click();
  await again.getByRole("button", { name: "Close" }).click();
  await expect(dialog.getByRole("status")).not.toBeEmpty();
  await expect(again).toHaveCount(0);
});

test("an opinion can be edited by its author until a peer comments, also concurrently", async ({
  page,
  server,
  pageErrors,
}) => {
  const taken = await createOpinionClass(server, OPINIONS);
  const [ada, grace] = taken.peers;
  await startSession(page, ada!);
  await page.goto(taken.page);
  const dialog = dialogOf(page, "Your opinion");

  await page.getByRole("button", { name: "Open your opinion" }).click();
  await dialog.getByRole("button", { name: "Edit" }).click();
  const field = dialog.getByRole("textbox", { name: "Your opinion" });
  await expect(field).toBeFocused();
  await field.fill("Soil is memory and time.");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByRole("blockquote")).toHaveText("Soil is memory and time.");
  await expect(dialog.getByRole("button", { name: "Edit" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("blockquote")).toHaveText("Soil is memory and time.");

  await page.getByRole("button", { name: "Open your opinion" }).click();
  await dialog.getByRole("button", { name: "Edit" }).click();
  await field.fill("Too late, and kept.");
  const { theirs } = await findOpinions(grace!, taken);
  await grace!.call("POST", `/api/courses/opinion/${theirs}/comments`, { text: "I agree." });
  pageErrors.expect(/^409 PUT /);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "A course mate has commented on your opinion. It can no longer be changed.",
  );
  await expect(field).toHaveValue("Too late, and kept.");
  await page.reload();
  await page.getByRole("button", { name: "Open your opinion" }).click();
  await expect(dialog.getByText("It can no longer be changed.")).toBeVisible();
  await expect(dialog.getByText("I agree.")).toBeVisible();
  await expect(dialog.getByText("Too late, and kept.")).toBeVisible();
  await dialog.getByRole("button", { name: "Discard" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open your opinion" }).click();
  await expect(dialog.getByText("I agree.")).toBeVisible();
  await expect(dialog.getByText("Too late, and kept.")).toHaveCount(0);
});

test("a comment is deleted and restored by its author; others can only report it", async ({
  page,
  server,
}) => {
  const taken = await createOpinionClass(server, OPINIONS);
  const [ada, grace] = taken.peers;
  const { own } = await findOpinions(grace!, taken);
  await grace!.call("POST", `/api/courses/opinion/${own}/comments`, { text: "To be precise." });
  await startSession(page, ada!);
  await page.goto(taken.page);
  await itemOf(page, "Grace").click();
  const dialog = dialogOf(page, "Opinion of Grace");
  await commentField(page).fill("I say so, too.");
  await dialog.getByRole("button", { name: "Send comment" }).click();
  await expect(dialog.getByRole("heading", { name: "2 comments" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Delete/ })).toHaveCount(1);

  await dialog.getByRole("button", { name: /^Delete/ }).click();
  await expect(dialog.getByRole("heading", { name: "1 comment" })).toBeFocused();
  await expect(dialog.getByText("I say so, too.")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("status")).toHaveText("Your comment has been restored.");
  await expect(dialog.getByText("I say so, too.")).toBeVisible();

  await dialog.getByRole("button", { name: "Report the comment of Grace" }).click();
  await dialog.getByRole("textbox", { name: "What is wrong with it?" }).fill("Too precise");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Reported by you")).toBeFocused();
  await expect(dialog.getByRole("button", { name: "Report the comment of Grace" })).toHaveCount(0);
});

test("a long opinion leaves room for others; a double click likes; the viewer's old comments still count", async ({
  page,
  server,
}) => {
  const long = `${"Donaudampfschifffahrt".repeat(40)} 👩‍👩‍👧‍👦 ${"and so on ".repeat(300)}`;
  const taken = await createOpinionClass(server, { ...OPINIONS, Grace: long, Alan: "Dirt." });
  const [ada, grace, alan] = taken.peers;
  const comments = `/api/courses/opinion/${(await findOpinions(grace!, taken)).own}/comments`;
  await ada!.call("POST", comments, { text: "I was here first." });
  for (let number = 1; number <= 21; number += 1) {
    await alan!.call("POST", comments, { text: `So you say, ${number}.` });
  }
  await startSession(page, ada!);
  await page.goto(taken.page);
  const item = peersOf(page).getByRole("listitem").filter({ hasText: "Grace" });
  expect((await item.boundingBox())?.height).toBeLessThan(500);

  await itemOf(page, "Grace").click();
  const dialog = dialogOf(page, "Opinion of Grace");
  await expect(dialog.getByRole("blockquote")).toHaveText(long.trim());
  const like = dialog.getByRole("button", { name: "I like it" });
  await like.dblclick();
  await expect(dialog.getByRole("status")).toHaveText("You like this opinion.");
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(dialog.getByText("I was here first.")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(item).toContainText("22 comments · you commented");
  await itemOf(page, "Grace").click();
  await dialog.getByRole("button", { name: "Show earlier comments" }).press("Enter");
  await expect(dialog.getByText("I was here first.")).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "22 comments" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(item).toContainText("1 like, yours among them");
  await expect(item).toContainText("22 comments · you commented");
});

test("reported opinions come first for staff, who hide one and restore it", async ({
  page,
  browser,
  server,
  pageErrors,
}) => {
  const taken = await createOpinionClass(server, { ...OPINIONS, Alan: "Soil is dirt." });
  const [ada] = taken.peers;
  await startSession(page, ada!);
  await page.goto(taken.page);
  await itemOf(page, "Grace").click();
  const dialog = dialogOf(page, "Opinion of Grace");
  const report = dialog.getByRole("button", { name: "Report the opinion of Grace" });
  const reason = dialog.getByRole("textbox", { name: "What is wrong with it?" });
  await report.click();
  await reason.fill("It is a copy");
  await page.keyboard.press("Escape");
  await itemOf(page, "Grace").click();
  await report.click();
  await expect(reason).toHaveValue("It is a copy");
  pageErrors.expect(/^failed \(net::ERR_INTERNET_DISCONNECTED\): POST .*\/report$/);
  await page.context().setOffline(true);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("You are offline.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog.getByText("Reported by you")).toBeFocused();

  const staff = await (await browser.newContext({ baseURL: server.url })).newPage();
  await startSession(staff, await createUser(server, "admin"));
  await staff.goto(`/authoring/courses/${taken.courseId}`);
  await staff.getByRole("button", { name: "More for Soil and plants", exact: true }).click();
  await staff.getByRole("menuitem", { name: "Opinions" }).click();
  const items = staff.getByRole("main").getByRole("listitem");
  await expect(items.first()).toContainText(OPINIONS.Grace);
  await expect(items.first()).toContainText("It is a copy");
  await staff.getByLabel("Your comment").fill("Which book is it from?");
  await staff.getByRole("button", { name: "Send comment" }).click();
  await expect(items.first()).toContainText("1 comment");
  await expect(items.first().getByRole("list", { name: "Comments" })).toContainText(
    "Which book is it from?",
  );
  await staff.getByRole("button", { name: "Hide the opinion of Grace Mate" }).click();
  await expect(items.first()).toContainText("Hidden by Ada Lovelace");

  // Readers who have it open see an error; others do not find it, except for its author.
  pageErrors.expect(/^404 POST .*\/like$/);
  pageErrors.expect(/^404 GET .*\/opinion\/\d+$/);
  const lookedAgain = page.waitForResponse(
    (answer) => answer.status() === 404 && answer.request().method() === "GET",
  );
  await dialog.getByRole("button", { name: "I like it" }).click();
  await expect(dialog.getByRole("status")).toContainText("This was not found.");
  await lookedAgain;
  pageErrors.expect(/^404 POST .*\/comments$/);
  await commentField(page).fill("Too late, and kept.");
  await dialog.getByRole("button", { name: "Send comment" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    "Your comment was not sent.This opinion is no longer available.",
  );
  await expect(commentField(page)).toHaveValue("Too late, and kept.");
  await page.reload();
  await expect(itemOf(page, "Alan")).toBeVisible();
  await expect(itemOf(page, "Grace")).toHaveCount(0);
  const author = await (await browser.newContext({ baseURL: server.url })).newPage();
  await startSession(author, taken.peers[1]!);
  await author.goto(taken.page);
  await expect(author.getByText(/^The course’s staff have hidden this opinion/)).toBeVisible();
  await author.getByRole("button", { name: "Open your opinion" }).click();
  await expect(dialogOf(author, "Your opinion")).toContainText(
    "The course’s staff have hidden this opinion. Only you still see it.",
  );

  await staff.getByRole("button", { name: "Undo" }).click();
  await expect(staff.getByRole("button", { name: "Keep the opinion of Grace Mate" })).toBeVisible();
  await page.reload();
  await expect(itemOf(page, "Grace")).toBeVisible();
  await staff.getByRole("button", { name: "Keep the opinion of Grace Mate" }).click();
  await staff.getByRole("textbox", { name: "Search in texts and names" }).fill("alan");
  await staff.getByRole("button", { name: "Search" }).click();
  await expect(items).toHaveCount(1);
  await expect(items).toContainText("Soil is dirt.");

  const viewer = await (await browser.newContext({ baseURL: server.url })).newPage();
  await startSession(viewer, await createUser(server, "viewer"));
  await viewer.goto(`/authoring/courses/${taken.courseId}/opinions`);
  await expect(viewer.getByText("Soil is dirt.")).toBeVisible();
  await expect(viewer.getByRole("button", { name: /^(Hide|Keep|Restore)/ })).toHaveCount(0);
  for (const one of [staff, author, viewer]) await one.context().close();
});

test("everything works by keyboard alone", async ({ page, server }) => {
  const taken = await createOpinionClass(server, OPINIONS);
  await startSession(page, taken.peers[0]!);
  await page.goto(taken.page);
  await expect(itemOf(page, "Grace")).toBeVisible();
  await tabTo(page, itemOf(page, "Grace"));
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page, "Opinion of Grace");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "I like it" }));
  await page.keyboard.press("Space");
  await expect(dialog.getByRole("status")).toHaveText("You like this opinion.");
  await tabTo(page, dialog.getByRole("button", { name: "Report the opinion of Grace" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "What is wrong with it?" })).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Cancel" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Report the opinion of Grace" })).toBeFocused();
  await tabTo(page, commentField(page));
  await page.keyboard.type("By hand.");
  await tabTo(page, dialog.getByRole("button", { name: "Send comment" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("status")).toHaveText("Your comment was sent.");
  await tabTo(page, dialog.getByRole("button", { name: /^Delete/ }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "No comments" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(itemOf(page, "Grace")).toBeFocused();
});

test("asking for more opinions by keyboard moves to the first of them", async ({
  page,
  server,
}) => {
  const taken = await createOpinionClass(server, { ...OPINIONS, Alan: "Dirt.", Radia: "A net." });
  // Pages of one item, standing in for a large class's pages of twenty.
  await page.route(/\/api\/courses\/opinions\/\d+(\?|$)/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set("limit", "1");
    return route.continue({ url: url.href });
  });
  await startSession(page, taken.peers[0]!);
  await page.goto(taken.page);
  const items = peersOf(page).getByRole("listitem");
  const more = page.getByRole("button", { name: "Show more opinions" });
  for (const shown of [1, 2]) {
    await expect(items).toHaveCount(shown);
    await more.press("Enter");
    await expect(items.nth(shown).getByRole("button")).toBeFocused();
  }
  await expect(more).toHaveCount(0);
});

test("an opinion that is gone says so, and one that cannot be loaded appears with the connection", async ({
  page,
  server,
  pageErrors,
}) => {
  const taken = await createOpinionClass(server, OPINIONS);
  await startSession(page, taken.peers[0]!);
  await page.goto(taken.page);
  pageErrors.expect(/^404 GET .*\/opinion\/\d+$/);
  const gone = { message: "This was not found.", code: "not_found" };
  await page.route(
    "**/api/courses/opinion/*",
    (route) => route.fulfill({ status: 404, json: gone }),
    {
      times: 1,
    },
  );
  await itemOf(page, "Grace").click();
  const dialog = dialogOf(page, "Opinion");
  await expect(dialog.getByRole("alert")).toContainText("This opinion could not be loaded.");
  await expect(dialog.getByRole("alert")).toContainText("This opinion is no longer available.");
  await expect(dialog.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).click();

  pageErrors.expect(/^failed \(net::ERR_INTERNET_DISCONNECTED\): GET .*\/opinion\/\d+$/);
  await page.context().setOffline(true);
  await itemOf(page, "Grace").click();
  await expect(dialog.getByText("You are offline.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("dialog").getByRole("blockquote")).toHaveText(OPINIONS.Grace);
});

for (const [language, words] of [
  [
    "en",
    {
      open: "Opinion of Grace",
      like: "I like it",
      liked: "You like this opinion.",
      field: "Your comment",
      kept: "Not sent yet. Kept on this device.",
      send: "Send comment",
      sent: "Your comment was sent.",
      delete: /^Delete your comment/,
      undo: "Undo",
      isBack: "Your comment has been restored.",
      close: "Close",
      marks: [/^1 like, yours among them$/, "1 comment · you commented"],
      openOwn: "Open your opinion",
      edit: "Edit",
      own: "Your opinion",
      save: "Save changes",
      saved: "Your changes are saved.",
      report: /^Report the opinion/,
      reported: "Reported by you",
      details: /^Comments and/,
    },
  ],
  [
    "es",
    {
      open: "Opinión de Grace",
      like: "Me gusta",
      liked: "Te gusta esta opinión.",
      field: "Tu comentario",
      kept: "Aún sin enviar. Se conserva en este dispositivo.",
      send: "Enviar comentario",
      sent: "Tu comentario se ha enviado.",
      delete: /^Eliminar tu comentario/,
      undo: "Deshacer",
      isBack: "Se ha recuperado tu comentario.",
      close: "Cerrar",
      marks: [/^1 me gusta, el tuyo entre ellos$/, "1 comentario · has comentado"],
      openOwn: "Abrir tu opinión",
      edit: "Editar",
      own: "Tu opinión",
      save: "Guardar cambios",
      saved: "Tus cambios están guardados.",
      report: /^Denunciar la opin/,
      reported: "Denunciado por ti",
      details: /^Comentarios y/,
    },
  ],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: WORDS[language].locale });
    const looks = LOOKS[language];
    // English on a desktop, Spanish on a phone.
    const tag = language === "es" ? ["@phone"] : [];
    test.slow();

    test(
      "an opinion is liked and commented, and the viewer's own is edited",
      { tag },
      async ({ page, server }) => {
        const taken = await createOpinionClass(server, OPINIONS);
        await startSession(page, taken.peers[0]!);
        await page.goto(taken.page);
        const course = new CoursePage(page, WORDS[language]);
        const item = page
          .getByRole("region", { name: WORDS[language].matesOpinions })
          .getByRole("listitem");
        const dialog = page.getByRole("dialog");
        const button = (name: string | RegExp) => dialog.getByRole("button", { name });
        const news = dialog.getByRole("status");
        await course.press(item.getByRole("button"));
        await expect(dialogOf(page, words.open)).toBeVisible();
        await course.press(button(words.like));
        await expect(news).toHaveText(words.liked);

        const field = dialog.getByRole("textbox", { name: words.field });
        await field.fill("Agua 💧 y tiempo.");
        await expect(dialog.getByText(words.kept)).toBeVisible();
        await page.reload();
        await course.press(item.getByRole("button"));
        await expect(field).toHaveValue("Agua 💧 y tiempo.");
        await course.press(button(words.send));
        await expect(news).toHaveText(words.sent);
        await course.press(button(words.delete));
        await course.press(button(words.undo));
        await expect(news).toHaveText(words.isBack);
        await expect(dialog.getByText("Agua 💧 y tiempo.")).toBeVisible();
        await course.press(button(words.close));
        for (const mark of words.marks) await expect(item.getByText(mark)).toBeAttached();

        await course.press(page.getByRole("button", { name: words.openOwn }));
        await course.press(button(words.edit));
        await dialog.getByRole("textbox", { name: words.own }).fill("El suelo es tiempo.");
        await course.press(button(words.save));
        await expect(news).toHaveText(words.saved);
        await course.press(button(words.close));
        await expect(page.getByRole("blockquote")).toHaveText("El suelo es tiempo.");
      },
    );

    test("the modal and staff's screen are accessible in both themes", async ({ page, server }) => {
      const taken = await createOpinionClass(server, OPINIONS);
      const [ada, grace] = taken.peers;
      const { own } = await findOpinions(grace!, taken);
      await grace!.call("POST", `/api/courses/opinion/${own}/comments`, { text: "To be precise." });
      await startSession(page, ada!);
      await page.goto(taken.page);
      await page.getByRole("button", { name: /^Grace/ }).click();
      const dialog = dialogOf(page, words.open);
      await expect(dialog.getByRole("blockquote")).toBeVisible();
      await checkScreen(page, looks, "dialog[open]");
      await dialog.getByRole("button", { name: words.report }).click();
      await checkScreen(page, looks, "dialog[open]");
      await dialog.getByRole("button", { name: /^(Send report|Enviar denuncia)$/ }).click();
      await expect(dialog.getByText(words.reported, { exact: true })).toBeVisible();

      await endSession(page);
      await page.goto("/login");
      await fillSignIn(page, await createUser(server, "admin"));
      await expect(page).toHaveURL("/authoring");
      await page.goto(`/authoring/courses/${taken.courseId}/opinions`);
      await expect(page.getByRole("button", { name: words.details })).toHaveCount(2);
      await expect(page.getByText("To be precise.")).toBeVisible();
      await checkScreen(page, looks);
    });
  });
}

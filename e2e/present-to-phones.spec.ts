import type { Page } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, type Person, startSession } from "./support/people.ts";
import { check } from "./support/sample-sections.ts";
import { signInByApi } from "./support/sign-in-by-api.ts";

const ROPE = "How much rope do you have to add?";
const HEAT = "What keeps heat in?";

test("a question is opened to phones, answered, talked about, answered again and looked at", async ({
  page,
  server,
  browser,
}) => {
  test.slow();
  const teacher = await createUser(server, "admin", "Marta Ruiz");
  const twice = {
    order: 2,
    type: "radio",
    radio: {
      question: ROPE,
      items: ["About 6 metres", "About 6 km"],
      graphic_type: "bar",
      two_rounds: "true",
    },
  };
  const { courseId, pageId, call } = await createPage(server, teacher, [
    check(1, HEAT, ["Air", "Iron"], "It conducts least."),
    twice,
  ]);
  await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
  const phone = async (person: Person): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
    });
    const own = await context.newPage();
    await startSession(own, person);
    return own;
  };
  const mei = await phone(await createStudent(server, courseId, "Mei Tanaka"));
  const kwame = await phone(await createStudent(server, courseId, "Kwame Boateng"));
  await startSession(page, teacher);
  let code = "";

  await test.step("the presenter goes to a question by keys and buttons, and lets phones in", async () => {
    await page.goto(`/authoring/courses/${courseId}/present`);
    await expect(page.getByRole("heading", { name: HEAT })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("heading", { name: ROPE })).toBeVisible();
    await expect(page.getByRole("button", { name: "Next question" })).toBeDisabled();
    await page.getByRole("button", { name: "Previous question" }).click();
    await expect(page.getByRole("heading", { name: HEAT })).toBeVisible();
    await page.getByRole("button", { name: "Next question" }).click();
    await expect(page.getByRole("heading", { name: ROPE })).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.getByRole("button", { name: "Let phones in" }).click();
    const shown = page.getByText(/^\d\d \d{3}$/);
    await expect(shown).toBeVisible();
    code = (await shown.innerText()).replace(" ", "");
  });

  await test.step("phones come in by the code, and wait", async () => {
    await mei.goto(`/class/${code}`);
    await kwame.goto("/join");
    await kwame.getByLabel("Code").fill(`${code.slice(0, 2)} ${code.slice(2)}`);
    await kwame.getByRole("button", { name: "Next" }).click();
    for (const own of [mei, kwame]) await expect(own.getByText("You are in")).toBeVisible();
    await checkScreen(mei, LOOKS.en);
    await expect(page.getByText("2 in the room")).toBeVisible();
  });

  const others = await Promise.all(
    Array.from({ length: 3 }, async () =>
      signInByApi(server, await createStudent(server, courseId)),
    ),
  );
  const section = (await call<{ section_id: number }>(
    "GET",
    `/api/authoring/courses/${courseId}/present`,
  )) as unknown as { next: number };
  const answerAsOthers = async (answer: string, round: number) => {
    for (const asOther of others) {
      await asOther("POST", `/api/class/${code}/answer`, {
        section_id: section.next,
        answer,
        round,
      });
    }
  };

  await test.step("it is opened: they answer ahead of their way, and the ring counts alone", async () => {
    await page.getByRole("button", { name: "Open the question" }).click();
    await mei.getByRole("radio", { name: "About 6 km" }).check();
    await checkScreen(mei, LOOKS.en);
    await mei.getByRole("button", { name: "Send my answer" }).click();
    await expect(mei.getByText(/^Your answer is in\./)).toBeVisible();
    await kwame.getByRole("radio", { name: "About 6 km" }).check();
    await kwame.getByRole("button", { name: "Send my answer" }).click();
    await answerAsOthers("1", 1);
    await expect(page.getByText("of 5 in the room answered")).toBeVisible();
    await expect(page.getByText("100%")).toHaveCount(0);
    await checkScreen(page, LOOKS.en);
  });

  await test.step("it is closed and talked about, and opened once more", async () => {
    await page.getByRole("button", { name: "Close the question" }).click();
    await expect(
      page.getByRole("listitem", { name: /Talk/ }).or(page.getByText("Talk")),
    ).toBeVisible();
    await expect(mei.getByText(/^Talk about it with your neighbours/)).toBeVisible();
    await checkScreen(mei, LOOKS.en);
    await page.getByRole("button", { name: "Open it again" }).click();
    await expect(mei.getByText(/^Once more, now that you have talked/)).toBeVisible();
    await mei.reload();
    await mei.getByRole("radio", { name: "About 6 metres" }).check();
    await mei.getByRole("button", { name: "Send my answer" }).click();
    await expect(mei.getByText(/^Your answer is in\./)).toBeVisible();
    await kwame.getByRole("button", { name: "Send my answer" }).click();
    await answerAsOthers("0", 2);
  });

  await test.step("all look at how it moved, on the screen and on phones", async () => {
    await page.getByRole("button", { name: "Close the question" }).click();
    await expect(page.getByText("before you talked")).toBeVisible();
    await expect(page.getByText("80%")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    const result = mei.getByRole("figure", { name: "What the course answered" });
    await expect(result).toContainText("80%");
    await result.getByRole("button", { name: "Show as table" }).click();
    await expect(
      result.getByRole("row", { name: /About 6 metres your answer 0% 80%/ }),
    ).toBeVisible();
    await checkScreen(mei, LOOKS.en);
  });

  await test.step("another question waits for its button to say what is right", async () => {
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("heading", { name: HEAT })).toBeVisible();
    await page.getByRole("button", { name: "Open the question" }).click();
    await expect(page.getByRole("button", { name: "Close the question" })).toBeVisible();
    await page.keyboard.press("Escape");
    const leaving = page.getByRole("alertdialog", { name: "Leave while the question is open?" });
    await expect(leaving).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.keyboard.press("Escape");
    await expect(leaving).toHaveCount(0);
    await kwame.getByRole("radio", { name: "Iron" }).check();
    await kwame.getByRole("button", { name: "Send my answer" }).click();
    await page.getByRole("button", { name: "Close the question" }).click();
    await expect(kwame.getByText("The question is closed.")).toBeVisible();
    await expect(kwame.getByText("incorrect")).toHaveCount(0);
    await page.reload();
    await expect(page.getByText(`${code.slice(0, 2)} ${code.slice(2)}`)).toBeVisible();
    await expect(page.getByText("Answers can be shown once 5 people have answered")).toBeVisible();
  });

  await test.step("it ends for phones, and their way shows what they answered", async () => {
    await page.getByRole("button", { name: "End it for phones" }).click();
    const ending = page.getByRole("alertdialog", { name: "End it for phones?" });
    await ending.getByRole("button", { name: "End it" }).click();
    await expect(page.getByRole("button", { name: "Let phones in" })).toBeVisible();
    await expect(kwame.getByText("This class is over")).toBeVisible();
    await kwame.goto(`/student/courses/${courseId}/pages/${pageId}`);
    await expect(kwame.getByText("incorrect")).toBeVisible();
    await kwame.getByRole("button", { name: "Next" }).click();
    await expect(kwame.getByRole("heading", { name: ROPE })).toBeVisible();
    await expect(kwame.getByText("your answer").first()).toBeVisible();
  });

  await test.step("the teacher sees what a student answered in class before coming there", async () => {
    await page.goto(`/authoring/courses/${courseId}/results/students`);
    await page.getByRole("link", { name: "Mei Tanaka" }).click();
    const ahead = page.getByRole("listitem").filter({ hasText: ROPE }).last();
    await expect(ahead).toBeVisible();
    await expect(ahead).toContainText("answered in class");
    await checkScreen(page, LOOKS.en);
  });

  await test.step("it speaks Spanish", async () => {
    await call("PUT", "/api/account/locale", { locale: "es" });
    await page.goto(`/authoring/courses/${courseId}/present/${section.next}`);
    await expect(page.getByRole("button", { name: "Permitir respuestas por móvil" })).toBeVisible();
    await checkScreen(page, LOOKS.es);
  });
  await mei.context().close();
  await kwame.context().close();
});

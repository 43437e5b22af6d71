import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createPage } from "./support/new-page.ts";
import { createStudent, createUser, type Person, startSession } from "./support/people.ts";
import { opinion, paragraph } from "./support/sample-sections.ts";
import { type Call, signInByApi } from "./support/sign-in-by-api.ts";
import type { PasoServer } from "./support/start-server.ts";

const SECTIONS = [
  {
    order: 1,
    type: "radio",
    radio: { question: "Clay or loam?", items: ["Clay", "Loam", "Sand"], graphic_type: "bar" },
  },
  {
    order: 2,
    type: "radio",
    radio: {
      question: "Which soil holds most water, and would you grow carrots in it at all?",
      items: ["Clay, since its particles are the smallest", "Sand", "Loam"],
      graphic_type: "bar",
      two_rounds: "true",
    },
  },
  {
    order: 3,
    type: "radio-validated",
    radioValidated: {
      question: "What is humus?",
      items: ["Decayed plants", "A rock"],
      valid_items: [true, false],
      reasons: ["Yes.", "No."],
      final_quiz: "true",
    },
  },
  opinion(4, "What grows where you live?"),
  paragraph(5, "That is all."),
];

/** A person's answers: the poll, both rounds of the second one, and the quiz. */
type Answers = readonly [poll: string, first: string, last: string, quiz: string];

/** Takes the whole page as a person. */
async function takePage(
  server: PasoServer,
  { person, pageId, answers }: { person: Person; pageId: number; answers: Answers },
): Promise<void> {
  const call = await signInByApi(server, person);
  const path = `/api/courses/page/${pageId}`;
  const [poll, first, last, quiz] = answers;
  const values = [poll, first, quiz, "Apples and pears", null];
  const { sections } = await call<{ sections: Record<string, { id: number }> }>("GET", path);
  let [current] = Object.values(sections);
  for (const [index, value] of values.entries()) {
    const question = `${path}/question/${current?.id}`;
    if (value !== null) await call("POST", question, { answer: value });
    if (index === 1) await call("POST", question, { answer: last, round: 2 });
    await call("POST", `${path}/section/${current?.id}`);
    const after = await call<{ sections: Record<string, { id: number }> }>("GET", path);
    current = Object.values(after.sections)[index + 1];
  }
}

/** Moves people to a new group of a course. */
async function moveToGroup(
  call: Call,
  { courseId, name, people }: { courseId: number; name: string; people: readonly Person[] },
): Promise<number> {
  const base = `/api/authoring/courses/${courseId}`;
  const { id } = await call<{ id: number }>("POST", `${base}/groups`, { name });
  const { students } = await call<{ students: { id: number; email: string }[] }>(
    "GET",
    `${base}/students`,
  );
  const emails = new Set(people.map(({ email }) => email));
  const ids = students.filter(({ email }) => emails.has(email)).map((student) => student.id);
  await call("POST", `${base}/students/move`, { user_ids: ids, group_id: id });
  return id;
}

test("a student compares their answers with the course, their group and an earlier run", async ({
  page,
  server,
}) => {
  test.slow();
  const admin = await createUser(server, "admin");
  const { courseId, pageId, call } = await createPage(server, admin, SECTIONS);
  await call("POST", `/api/courses/${courseId}/update`, {
    title: "Soil and plants",
    status: "published",
  });
  const join = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createStudent(server, courseId)));
  const [ada, ...mates] = await join(7);
  if (!ada) throw new Error("Nobody joined.");
  const earlier = await join(5);
  const spring = await moveToGroup(call, { courseId, name: "Spring 2026", people: earlier });
  const address = `/student/courses/${courseId}/compare`;
  await startSession(page, ada);

  await test.step("there is nothing to compare before one has answered", async () => {
    await page.goto(address);
    await expect(page.getByText(/^Nothing to compare yet/)).toBeVisible();
    await checkScreen(page, LOOKS.en);
  });

  await test.step("nothing is shown of fewer than five others", async () => {
    await takePage(server, { person: ada, pageId, answers: ["0", "0", "1", "0"] });
    await page.reload();
    await expect(page.getByText(/^Not shown: too few people answered/)).toHaveCount(4);
    await expect(page.getByText("Too few people have finished these quizzes")).toBeVisible();
    await checkScreen(page, LOOKS.en);
    await page.goto(`/student/courses/${courseId}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "Class and me" })).toHaveCount(0);
  });

  for (const [index, person] of mates.entries()) {
    const last = index < 4 ? "2" : "0";
    await takePage(server, { person, pageId, answers: ["1", "0", last, index < 2 ? "1" : "0"] });
  }
  for (const person of earlier) {
    await takePage(server, { person, pageId, answers: ["2", "1", "1", "0"] });
  }
  await call("PUT", `/api/authoring/courses/${courseId}/groups/${spring}`, {
    end_date: "2026-01-31T12:00",
  });

  const poll = page.getByRole("article").filter({ hasText: "Clay or loam?" });
  await test.step("the course's map leads to the whole course, drawn and as a table", async () => {
    await page.goto(`/student/courses/${courseId}`);
    await page.getByRole("link", { name: "Class and me" }).click();
    await expect(poll.getByText("the others (11)")).toBeVisible();
    await expect(poll.getByText(/^None of the 11 others gave your answer\./)).toBeVisible();
    await poll.getByRole("button", { name: "Show as table" }).click();
    await expect(poll.getByRole("row", { name: /^Loam/ })).toContainText("55%");
    await expect(page.getByText(/You changed your answer\.$/)).toBeVisible();
    await expect(page.getByText("Your opinion has 0 likes and 0 comments.")).toBeVisible();
  });

  await test.step("quizzes are as of when they were counted last, as for staff", async () => {
    await call("GET", `/api/authoring/courses/${courseId}/results`);
    await page.reload();
    await expect(
      page.getByText("You got 1 of 1 right; the median of the 12 people who finished is 1."),
    ).toBeVisible();
    await checkScreen(page, LOOKS.en);
  });

  await test.step("the group and the earlier run are chosen, which the address keeps", async () => {
    const choice = page.getByRole("combobox", { name: "Compare with" });
    await choice.selectOption("my group: First group");
    await expect(poll.getByText("the others (6)")).toBeVisible();
    await choice.selectOption("earlier run: Spring 2026, until 31 Jan 2026");
    await expect(poll.getByText("the others (5)")).toBeVisible();
    await expect(poll.getByRole("row", { name: /^Sand/ })).toContainText("100%");
    await page.reload();
    await expect(poll.getByText("the others (5)")).toBeVisible();
    await poll.getByRole("link", { name: /^Show in the course/ }).click();
    await expect(page).toHaveURL(new RegExp(`/pages/${pageId}#section-`));
  });
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-ES" });

  test("it is there in Spanish, in both themes", async ({ page, server }) => {
    test.slow();
    const admin = await createUser(server, "admin");
    const { courseId, pageId, call } = await createPage(server, admin, SECTIONS);
    await call("POST", `/api/courses/${courseId}/update`, { status: "published" });
    const people = await Promise.all(
      Array.from({ length: 6 }, () => createStudent(server, courseId)),
    );
    for (const person of people) {
      await takePage(server, { person, pageId, answers: ["1", "0", "2", "0"] });
    }
    await startSession(page, people[0]!);
    await page.goto(`/student/courses/${courseId}/compare`);
    await expect(
      page.getByText(/^5 de las otras 5 personas respondieron lo mismo que tú\./).first(),
    ).toBeVisible();
    await expect(page.getByText(/la mediana de las 6 personas/)).toBeVisible({ timeout: 30_000 });
    await checkScreen(page, LOOKS.es);
  });
});

import type { SurveyResults } from "@paso/contract";
import { expect, test } from "vitest";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { CourseSurveyResults } from "./course-survey-results.tsx";

const READ = "GET /api/authoring/courses/1/survey-results";
const READ_GROUP = "GET /api/authoring/courses/1/survey-results?group=4";

const results = (answers: number, overrides: Partial<SurveyResults> = {}): SurveyResults => ({
  course: { id: 1, title: "Gardens", language: "en" },
  groups: [
    { id: 3, name: "", is_default: true },
    { id: 4, name: "Evening", is_default: false },
  ],
  may_edit: true,
  survey: {
    reached: 9,
    answered: answers,
    questions: [
      {
        id: 7,
        kind: "choice",
        question: "Again?",
        options: [
          { id: 1, text: "Yes" },
          { id: 2, text: "No" },
        ],
        removed: false,
        result: {
          answers,
          reached: 9,
          response_rate: answers / 9,
          figures:
            answers < 5
              ? null
              : {
                  counts: [answers, 0],
                  removed: 0,
                  mean: null,
                  median: null,
                  net_promoter_score: null,
                },
        },
      },
    ],
  },
  ...overrides,
});

test("shows everybody, then the chosen group, and says so when that cannot be loaded", async () => {
  const server = startFakeServer({
    [READ]: () => results(8),
    [READ_GROUP]: () => refusal(404, { message: "This group is gone." }),
  });
  const screen = await renderScreen(<CourseSurveyResults results={results(8)} />);
  await expect.element(screen.getByText(/All 8 chose “Yes”\./)).toBeVisible();
  await screen.getByRole("button", { name: /Everybody/ }).click();
  await screen.getByRole("option", { name: "Evening" }).click();
  await expect.element(screen.getByText(/This group is gone\./)).toBeVisible();
  expect(screen.getByRole("figure").elements()).toEqual([]);
  server.on(READ_GROUP, () => results(2));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect.element(screen.getByText("2 answers so far")).toBeVisible();
  expect(screen.getByRole("figure").elements()).toEqual([]);
});

test("leads to a survey where the course has none", async () => {
  const none = results(0, { survey: null });
  startFakeServer({ [READ]: () => none });
  const screen = await renderScreen(<CourseSurveyResults results={none} />);
  await expect.element(screen.getByText("This course has no survey")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Create a survey" }))
    .toHaveAttribute("href", "/authoring/surveys/new?course=1");
});

test("spreadsheets are links to download", async () => {
  startFakeServer({ [READ]: () => results(8) });
  const screen = await renderScreen(
    <CourseSurveyResults results={results(8, { may_edit: false })} />,
  );
  await expect
    .element(screen.getByRole("link", { name: "Excel" }))
    .toHaveAttribute("href", "/api/authoring/courses/1/survey-export/xlsx");
  expect(screen.getByRole("link", { name: "Edit survey" }).elements()).toEqual([]);
});

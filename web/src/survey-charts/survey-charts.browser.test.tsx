import type { QuestionFigures, QuestionResult } from "@paso/contract";
import { expect, test } from "vitest";

import { renderScreen } from "../testing/render-screen.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { FigureList } from "./figure-list.tsx";
import { QuestionChart } from "./question-chart.tsx";
import { TooFewAnswers } from "./too-few-answers.tsx";

const figures = (overrides: Partial<QuestionFigures>): QuestionFigures => ({
  counts: [],
  removed: 0,
  mean: null,
  median: null,
  net_promoter_score: null,
  ...overrides,
});

test("a distribution is a chart, a table and a sentence", async () => {
  const screen = await renderScreen(
    <QuestionChart
      name="Again?"
      options={["Yes", "No"]}
      answers={8}
      figures={figures({ counts: [5, 1], removed: 2 })}
    />,
  );
  await expect.element(screen.getByText(/^Most chose “Yes”: 5 of 8\./)).toBeVisible();
  const cells = screen.getByRole("table", { name: "Again?" }).getByRole("cell");
  expect(cells.elements().map((cell) => cell.textContent)).toEqual([
    "5",
    "63%",
    "1",
    "13%",
    "2",
    "25%",
  ]);
  await screen.getByRole("button", { name: "Show as table" }).click();
  await expect
    .element(screen.getByRole("rowheader", { name: "Options removed since" }))
    .toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Show as chart" })).toBeVisible();
});

test("a scale says its mean, median and score", async () => {
  const result: QuestionResult = {
    answers: 6,
    reached: 8,
    response_rate: 0.75,
    figures: figures({ counts: [3, 3], mean: 7.42, median: 8, net_promoter_score: -12 }),
  };
  const screen = await renderScreen(
    <>
      <FigureList result={result} />
      <QuestionChart name="How?" options={["2", "1"]} answers={6} figures={result.figures!} />
    </>,
  );
  await expect.element(screen.getByText("75% of 8")).toBeVisible();
  await expect.element(screen.getByText("7.42", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("-12")).toBeVisible();
  const sentence = /each chosen by 3 of 6\. The mean is 7\.42, the median 8\./;
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test("too few answers say how many there are, and what is kept back says why", async () => {
  const screen = await renderScreen(
    <>
      <TooFewAnswers answers={1} />
      <TooFewAnswers answers={7} />
    </>,
  );
  await expect.element(screen.getByText("1 answer so far")).toBeVisible();
  await expect.element(screen.getByText(/Figures appear from 5 answers on/)).toBeVisible();
  await expect.element(screen.getByText(/Kept back, because together/)).toBeVisible();
});

test("parts are compared in a table and a sentence", async () => {
  const part = (name: string, mean: number | null) => ({
    key: name,
    name,
    answers: mean === null ? 2 : 6,
    rate: 0.5,
    figures: mean === null ? null : figures({ counts: [6], mean }),
  });
  const screen = await renderScreen(
    <ComparisonTable
      title="By group"
      head="Group"
      options={["10", "9"]}
      parts={[part("Morning", 9.5), part("Evening", 9.25), part("Night", null)]}
      withRate
    />,
  );
  await expect
    .element(screen.getByText("Highest is Morning with 9.5, lowest Evening with 9.25."))
    .toBeVisible();
  const cells = screen.getByRole("table", { name: "By group" }).getByRole("cell");
  expect(cells.elements().map((cell) => cell.textContent)).toEqual([
    "6 · 50%",
    "9.5",
    "6 · 50%",
    "9.25",
    "2 · 50%",
    "not shown",
  ]);
});

test("parts in time are drawn, said and listed with mean and score", async () => {
  const part = (name: string, mean: number | null, score = 0) => ({
    key: name,
    name,
    answers: mean === null ? 2 : 6,
    figures: mean === null ? null : figures({ counts: [6], mean, net_promoter_score: score }),
  });
  const screen = await renderScreen(
    <ComparisonTable
      title="Run by run"
      head="Opened"
      options={["10", "9", "1"]}
      parts={[part("May", 7.25, -4), part("June", null), part("July", 8.5, 31)]}
      isTrend
    />,
  );
  const chart = screen.getByRole("figure", { name: "Run by run" });
  await expect
    .element(chart.getByText(/^The mean rose from 7\.25 \(May\) to 8\.5 \(July\)\./))
    .toBeVisible();
  await expect
    .element(chart.getByText(/The net promoter score went from -4 to \+31\.$/))
    .toBeVisible();
  const lines = chart.element().querySelectorAll("polyline");
  expect([...lines].map((line) => line.getAttribute("points"))).toEqual([
    "8,30.555555555555557 92,16.666666666666664",
    "8,52 92,34.5",
  ]);
  const cells = screen.getByRole("table", { name: "Run by run" }).getByRole("cell");
  expect(cells.elements().map((cell) => cell.textContent)).toEqual([
    "6",
    "7.25",
    "-4",
    "2",
    "not shown",
    "",
    "6",
    "8.5",
    "+31",
  ]);
});

test("without two parts that have figures, nothing is drawn", async () => {
  const screen = await renderScreen(
    <ComparisonTable
      title="Run by run"
      head="Opened"
      options={["Yes", "No"]}
      parts={["May", "June"].map((name) => ({
        key: name,
        name,
        answers: 6,
        figures: figures({ counts: [4, 2] }),
      }))}
      isTrend
    />,
  );
  await expect.element(screen.getByRole("table", { name: "Run by run" })).toBeVisible();
  expect(screen.getByRole("figure").elements()).toHaveLength(0);
});

import type { Comparison } from "@paso/contract";
import { expect, it } from "vitest";

import { renderScreen } from "../../testing/render-screen.tsx";
import { CourseComparison } from "./course-comparison.tsx";

const COMPARISON: Comparison = {
  scope: "course",
  run_id: null,
  group: null,
  runs: [],
  quizzes: [{ module: { id: 1, title: "Soil" }, right: 2, questions: 3, others: null }],
  modules: [
    {
      id: 1,
      title: "Soil",
      questions: [
        {
          kind: "opinion",
          section_id: 4,
          page_title: "Life below",
          question: "What do you see?",
          redirect_to: "/student/courses/1/pages/2#section-4",
          likes: 1,
          comments: 0,
          others: null,
        },
      ],
    },
  ],
  as_of: "2026-11-28T21:00:00Z",
  refreshing: false,
  language: "en",
};

const show = (comparison: Partial<Comparison>) =>
  renderScreen(
    <CourseComparison
      comparison={{ ...COMPARISON, ...comparison }}
      isBusy={false}
      onScope={() => {}}
    />,
  );

it("says that too few have finished only once they are counted", async () => {
  const counting = await show({ as_of: null, refreshing: true });
  await expect.element(counting.getByText("Quizzes and opinions are being counted…")).toBeVisible();
  expect(counting.getByText(/too few/i).elements()).toEqual([]);
  await counting.unmount();

  const counted = await show({});
  await expect.element(counted.getByText(/^Too few people have finished/)).toBeVisible();
  await expect.element(counted.getByText(/^Not shown: too few/)).toBeVisible();
});

it.each([
  [[2, 2], /^You are exactly at the median in every quiz\./],
  [[1, 2], /^You are above the median in 1 of 2 quizzes\./],
  [[3, 2], /^You are below the median in 1 of 2 quizzes\./],
  [[1, 3], /^Of 2 quizzes, you are above the median in 1 and below it in 1\./],
])("says where one is of medians of %j", async (medians, sentence) => {
  const quizzes = medians.map((median, index) => ({
    module: { id: index, title: `Quiz ${index}` },
    right: 2,
    questions: 3,
    others: { people: 9, median },
  }));
  const screen = await show({ quizzes });
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

import type { SurveyQuestion } from "@paso/contract";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { QuestionList } from "./question-list.tsx";

const SINGLE: SurveyQuestion = {
  id: "one",
  kind: "single",
  text: "How was it?",
  required: true,
  options: [
    { id: "good", text: "Good" },
    { id: "bad", text: "Bad" },
  ],
};

interface ShowOptions {
  fixed?: readonly string[];
  issues?: Readonly<Record<string, string>>;
}

async function show(first: SurveyQuestion[], { fixed = [], issues = {} }: ShowOptions = {}) {
  const onChange = vi.fn<(questions: SurveyQuestion[], edited: string) => void>();
  function Form() {
    const [questions, setQuestions] = useState(first);
    return (
      <QuestionList
        questions={questions}
        fixed={new Set(fixed)}
        issue={(field) => issues[field]}
        onChange={(changed, edited) => {
          setQuestions(changed);
          onChange(changed, edited);
        }}
      />
    );
  }
  const screen = await renderScreen(<Form />);
  return { ...screen, onChange, latest: () => onChange.mock.lastCall };
}

describe("the questions of a survey", () => {
  it("become ten points from best to lowest, and keep their text and id", async () => {
    const { getByRole, latest } = await show([SINGLE]);
    await userEvent.click(getByRole("button", { name: "Add 10-1" }));
    const [questions, edited] = latest() ?? [];
    expect(edited).toBe("questions.0");
    expect(questions).toEqual([
      {
        id: "one",
        kind: "scale",
        text: "How was it?",
        required: true,
        labels: ["10 Sobresaliente", "9", "8", "7", "6", "5", "4", "3", "2", "1 Deficiente"],
      },
    ]);
    await expect
      .element(getByRole("textbox", { name: "Name of the best point" }))
      .toHaveValue("10 Sobresaliente");
  });

  it("get another option with Enter, which has the focus, and lose one again", async () => {
    const { getByRole, latest } = await show([SINGLE]);
    await userEvent.click(getByRole("textbox", { name: "Option 2" }));
    await userEvent.keyboard("{Enter}");
    const third = getByRole("textbox", { name: "Option 3" });
    await expect.element(third).toHaveFocus();
    await userEvent.fill(third, "So so");
    await userEvent.click(getByRole("button", { name: "Delete: Option 1" }));
    expect(latest()?.[0]).toMatchObject([{ options: [{ id: "bad" }, { text: "So so" }] }]);
  });

  it("can be reworded but not removed once they are answered", async () => {
    const { getByRole, latest } = await show([SINGLE, { ...SINGLE, id: "two" }], {
      fixed: ["one", "good", "bad"],
    });
    const answered = getByRole("region", { name: "Question 1" });
    expect(answered.getByRole("button", { name: /^Delete/ }).elements()).toHaveLength(0);
    expect(answered.getByRole("button", { name: "Add 10-1" }).elements()).toHaveLength(0);
    await userEvent.fill(answered.getByRole("textbox", { name: "Option 1" }), "Very good");
    expect(latest()?.[0][0]).toMatchObject({ options: [{ id: "good", text: "Very good" }, {}] });
    await userEvent.click(getByRole("button", { name: "More for question 1" }));
    await expect.element(getByRole("menuitem", { name: "Duplicate" })).toBeVisible();
    expect(getByRole("menuitem", { name: "Delete" }).elements()).toHaveLength(0);
  });

  it("are duplicated under ids of their own", async () => {
    const { getByRole, latest } = await show([SINGLE]);
    await userEvent.click(getByRole("button", { name: "More for question 1" }));
    await userEvent.click(getByRole("menuitem", { name: "Duplicate" }));
    const [original, copy] = latest()?.[0] ?? [];
    expect(original).toEqual(SINGLE);
    expect(copy).toMatchObject({ kind: "single", text: "How was it?" });
    const idsOf = (question?: SurveyQuestion) =>
      question && "options" in question
        ? [question.id, ...question.options.map(({ id }) => id)]
        : [];
    expect(idsOf(copy)).toHaveLength(3);
    expect(idsOf(copy).filter((id) => idsOf(original).includes(id))).toEqual([]);
  });

  it("are added in every kind, free text not to be answered by all", async () => {
    const { getByRole, latest } = await show([SINGLE]);
    await userEvent.click(getByRole("button", { name: "Add question" }));
    const kinds = getByRole("menuitem").elements().length;
    expect(kinds).toBe(5);
    await userEvent.click(getByRole("menuitem", { name: "Own words" }));
    expect(latest()?.[0][1]).toMatchObject({ kind: "text", required: false });
    await expect.element(getByRole("region", { name: "Question 2" })).toBeVisible();
  });

  it("say beside the field what is wrong with it", async () => {
    const { getByRole } = await show([SINGLE], {
      issues: { "questions.0.options.1.text": "Write an option." },
    });
    await expect
      .element(getByRole("textbox", { name: "Option 2" }))
      .toHaveAccessibleDescription("Write an option.");
    await expect.element(getByRole("textbox", { name: "Option 2" })).toBeInvalid();
  });
});

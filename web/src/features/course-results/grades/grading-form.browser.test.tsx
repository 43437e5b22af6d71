import type { Grades } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { StaffKit } from "../../../ui/staff/staff-kit.tsx";
import { GradingForm } from "./grading-form.tsx";

const GRADES = {
  scale: "ten",
  decimals: 1,
  modules: [{ id: 3, title: "Soil", weight: 1, questions: 2 }],
  students: [],
  total: 0,
  next_cursor: null,
} as unknown as Grades;
const saving = (courseId: number) => `PUT /api/authoring/courses/${courseId}/grading`;
const draftOf = (courseId: number) => `/api/authoring/drafts/grading%3A${courseId}`;
const noDraft = (courseId: number) => ({
  [`GET ${draftOf(courseId)}`]: () => ({ draft: null }),
  [`PUT ${draftOf(courseId)}`]: () => ({ saved_at: "2026-11-20T12:04" }),
  [`DELETE ${draftOf(courseId)}`]: () => ({}),
});

it("says beside a weight that it is empty, and needs none without a scale", async () => {
  const message = "Enter a whole number from 0 to 1000.";
  const server = startFakeServer({
    ...noDraft(1),
    [saving(1)]: () => refusal(422, { errors: { "weights.0.weight": [message] } }),
  });
  const { getByRole, getByText } = await renderScreen(
    <StaffKit>
      <GradingForm courseId={1} grades={GRADES} />
    </StaffKit>,
  );
  const save = getByRole("button", { name: "Save" });
  await expect.element(save).toBeVisible();
  await userEvent.clear(getByRole("spinbutton", { name: "Soil" }));
  await userEvent.click(save);
  await expect.element(getByText(message)).toBeVisible();

  server.on(saving(1), () => ({ id: 1 }));
  await userEvent.click(getByRole("button", { name: /Scale/ }));
  await userEvent.click(getByRole("option", { name: "No grades" }));
  await userEvent.click(save);
  await expect.element(getByText("Saved.")).toBeVisible();
  expect(server.sent(saving(1))).toEqual([
    { scale: "ten", decimals: 1, weights: [{ module_id: 3, weight: null }] },
    { scale: "none", decimals: 1, weights: [] },
  ]);
});

it("brings back what was not saved, except for modules that are gone, until it is discarded", async () => {
  const body = { scale: "letters", decimals: "1", weights: { 3: 2, 9: 5 } };
  const server = startFakeServer({
    ...noDraft(2),
    [`GET ${draftOf(2)}`]: () => ({ draft: { body, saved_at: "2026-11-20T12:04" } }),
    [saving(2)]: () => ({ id: 1 }),
  });
  const { getByRole, getByText } = await renderScreen(
    <StaffKit>
      <GradingForm courseId={2} grades={GRADES} />
    </StaffKit>,
  );
  await expect.element(getByText("Your unsaved changes are back")).toBeVisible();
  await expect.element(getByText("A from 90%, B from 80%, C from 70%, D from 60%.")).toBeVisible();
  await userEvent.click(getByRole("button", { name: "Save" }));
  await expect.element(getByText("Saved.")).toBeVisible();
  expect(server.sent(saving(2))).toEqual([
    { scale: "letters", decimals: 1, weights: [{ module_id: 3, weight: 2 }] },
  ]);
  await expect.poll(() => server.sent(`DELETE ${draftOf(2)}`)).toHaveLength(1);
});

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
const SAVE = "PUT /api/authoring/courses/1/grading";

it("says beside a weight that it is empty, and needs none without a scale", async () => {
  const message = "Enter a whole number from 0 to 1000.";
  const server = startFakeServer({
    [SAVE]: () => refusal(422, { errors: { "weights.0.weight": [message] } }),
  });
  const { getByRole, getByText } = await renderScreen(
    <StaffKit>
      <GradingForm courseId={1} grades={GRADES} />
    </StaffKit>,
  );
  const save = getByRole("button", { name: "Save" });
  await userEvent.clear(getByRole("spinbutton", { name: "Soil" }));
  await userEvent.click(save);
  await expect.element(getByText(message)).toBeVisible();

  server.on(SAVE, () => ({ id: 1 }));
  await userEvent.click(getByRole("button", { name: /Scale/ }));
  await userEvent.click(getByRole("option", { name: "No grades" }));
  await userEvent.click(save);
  await expect.element(getByText("Saved.")).toBeVisible();
  expect(server.sent(SAVE)).toEqual([
    { scale: "ten", decimals: 1, weights: [{ module_id: 3, weight: null }] },
    { scale: "none", decimals: 1, weights: [] },
  ]);
});

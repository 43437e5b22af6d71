import type { CourseDiplomaDesign } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { StaffKit } from "../../../ui/staff/staff-kit.tsx";
import { CourseDesign } from "./course-design.tsx";

const DESIGN = "/api/authoring/courses/3/diploma-design";
const design: CourseDiplomaDesign["design"] = {
  paper: "a4",
  orientation: "landscape",
  logo: false,
  background: null,
  heading: "Diploma",
  lead: "has completed the course",
  details: [],
  signatures: [],
  hours: null,
  least_result: null,
};
const state: CourseDiplomaDesign = {
  design,
  is_own: true,
  inherited: design,
  has_logo: false,
  picture_limit_mb: 25,
  course: { id: 3, title: "Soil", language: "en", has_diploma: true, final_questions: 4 },
};

it("says what is wrong with each value until that value is changed", async () => {
  const server = startFakeServer({
    "GET /api/authoring/drafts/diploma-design%3A3": () => ({ draft: null }),
    [`PUT ${DESIGN}`]: () =>
      refusal(422, { errors: { least_result: ["From 1 to 100."], hours: ["From 0.5 up."] } }),
  });
  const { getByLabelText, getByRole } = await renderScreen(
    <StaffKit>
      <CourseDesign state={state} />
    </StaffKit>,
  );
  const [result, hours] = [
    getByLabelText(/^Minimum result/),
    getByLabelText("Hours of the course"),
  ];
  await userEvent.fill(result, "101");
  await userEvent.fill(hours, "0");
  await userEvent.click(getByRole("button", { name: "Save" }));
  await expect.element(result).toHaveAccessibleDescription(/From 1 to 100\.$/);
  await expect.element(hours).toHaveAccessibleDescription(/From 0\.5 up\.$/);
  await expect.element(result).toHaveFocus();

  await userEvent.fill(result, "60");
  await userEvent.fill(getByLabelText("Title"), "Certificate");
  await expect.element(result).not.toHaveAccessibleDescription(/From 1 to 100\.$/);
  await expect.element(hours).toHaveAccessibleDescription(/From 0\.5 up\.$/);

  server.on(`PUT ${DESIGN}`, (sent) => ({ ...state, design: sent }));
  await userEvent.fill(hours, "12");
  await userEvent.click(getByRole("button", { name: "Save" }));
  await expect
    .poll(() => server.sent(`PUT ${DESIGN}`).at(-1))
    .toEqual({ ...design, heading: "Certificate", least_result: 60, hours: 12 });
  await expect.element(hours).not.toHaveAccessibleDescription(/From 0\.5 up\.$/);
});

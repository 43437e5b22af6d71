import { expect, it } from "vitest";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { NotOpenYet } from "./not-open-yet.tsx";

const refusal = { message: "Finish “Water” first.", code: "page_out_of_order" };
const step = { page_id: 5, section_id: 9, redirect_to: "/student/courses/2/pages/5#section-9" };

it("leads to the step that opens the page, and asks for no administrator", async () => {
  const screen = await renderScreen(
    <NotOpenYet courseId="2" refusal={{ ...refusal, blocked_by: step }} />,
  );
  const alert = screen.getByRole("alert");
  await expect.element(alert.getByText("Finish “Water” first.")).toBeVisible();
  await expect
    .element(alert.getByRole("link", { name: "Go to that step" }))
    .toHaveAttribute("href", step.redirect_to);
  expect(alert.getByText("administrator", { exact: false }).elements()).toHaveLength(0);
});

it("leads to the map alone where a module has to begin first", async () => {
  const map = "/student/courses/2";
  for (const blocked_by of [undefined, { ...step, redirect_to: map }]) {
    const screen = await renderScreen(
      <NotOpenYet courseId="2" refusal={{ ...refusal, ...(blocked_by && { blocked_by }) }} />,
    );
    const links = screen.getByRole("link");
    await expect.element(links).toHaveAttribute("href", map);
    expect(links.elements()).toHaveLength(1);
    await screen.unmount();
  }
});

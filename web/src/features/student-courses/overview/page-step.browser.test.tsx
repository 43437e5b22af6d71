import type { CourseMap } from "@paso/contract";
import { expect, it } from "vitest";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { ModuleSteps } from "./module-steps.tsx";

type Module = CourseMap["modules"][number];

const TITLES = new Map([
  [1, "Rain"],
  [2, "Rivers"],
]);

const page = (id: number, changes: Partial<Module["pages"][number]>): Module["pages"][number] => ({
  id,
  order: id,
  title: TITLES.get(id) ?? "",
  state: "open",
  finished_sections: 1,
  total_sections: 3,
  minutes_left: 0,
  redirect_to: `/student/courses/2/pages/${id}`,
  blocked_by: null,
  ...changes,
});

function show(state: Module["state"], pages: Module["pages"]) {
  const module = { id: 3, order: 1, title: "Water", start_date: null, end_date: null };
  return renderScreen(
    <ModuleSteps
      module={{ ...module, state, pages }}
      number={1}
      language="es"
      timeZone="UTC"
      titles={TITLES}
      opensNext={2}
    />,
  );
}

it("leads from a page that is not open to the step that opens it", async () => {
  const blocked_by = {
    page_id: 1,
    section_id: 9,
    redirect_to: "/student/courses/2/pages/1#section-9",
  };
  const screen = await show("running", [
    page(1, { state: "current" }),
    page(2, { state: "locked", blocked_by }),
    page(3, { state: "locked", blocked_by }),
  ]);
  const locked = screen.getByRole("listitem").nth(1);
  await expect.element(locked.getByText(/^Opens\safter/)).toBeVisible();
  await expect
    .element(locked.getByRole("link", { name: "Rain" }))
    .toHaveAttribute("href", blocked_by.redirect_to);
  const later = screen.getByRole("listitem").nth(2);
  await expect
    .element(later.getByText("Opens once the pages before it are finished"))
    .toBeVisible();
});

it("says of pages that closed unfinished that they did, and leads to those that can be read", async () => {
  const blocked_by = { page_id: 7, section_id: 8, redirect_to: "/student/courses/2/pages/7" };
  const screen = await show("ended", [
    page(1, { state: "closed" }),
    page(2, { state: "locked", blocked_by }),
  ]);
  for (const index of [0, 1]) {
    const step = screen.getByRole("listitem").nth(index);
    await expect.element(step.getByText("Closed, not finished")).toBeVisible();
  }
  await expect
    .element(screen.getByRole("link"))
    .toHaveAttribute("href", "/student/courses/2/pages/1");
});

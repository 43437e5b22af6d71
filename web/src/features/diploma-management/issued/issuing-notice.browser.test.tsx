import type { CourseDiplomas } from "@paso/contract";
import { expect, it } from "vitest";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { IssuingNotice } from "./issuing-notice.tsx";

const open = (
  figures: Pick<CourseDiplomas, "without" | "missed_pages">,
  least_result: number | null = null,
) =>
  renderScreen(
    <IssuingNotice
      list={{
        course: { id: 1, title: "Soil", language: "en", has_diploma: true },
        diplomas: [],
        total: 0,
        issued: 0,
        ...figures,
        conditions: { least_result, every_page: true },
        issuing: null,
        may_manage: true,
        next_cursor: null,
      }}
    />,
  );

it.each([
  [
    { without: 3, missed_pages: 3 },
    null,
    "3 people finished the course and have no diploma. 3 people missed pages because their module closed.",
  ],
  [
    { without: 1, missed_pages: 0 },
    null,
    "1 person finished the course and has no diploma. 1 diploma is being issued.",
  ],
  [
    { without: 3, missed_pages: 1 },
    null,
    "3 people finished the course and have no diploma. 1 person missed pages because their module closed. 2 diplomas are being issued.",
  ],
  [
    { without: 2, missed_pages: 0 },
    60,
    "2 people finished the course and have no diploma. 2 people have fewer than 60% right answers in the final quizzes, or their diplomas are being issued.",
  ],
])("gives only reasons that apply: %j, at least %j percent", async (figures, least, text) => {
  const screen = await open(figures, least);
  await expect.element(screen.getByText(text)).toBeVisible();
});

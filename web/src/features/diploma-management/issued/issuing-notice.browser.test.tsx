import type { CourseDiplomas } from "@paso/contract";
import { expect, it } from "vitest";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { IssuingNotice } from "./issuing-notice.tsx";

const open = (conditions: CourseDiplomas["conditions"], without = 3) =>
  renderScreen(
    <IssuingNotice
      list={{
        course: { id: 1, title: "Soil", language: "en", has_diploma: true },
        diplomas: [],
        total: 0,
        issued: 0,
        without,
        conditions,
        issuing: null,
        may_manage: true,
        next_cursor: null,
      }}
    />,
  );

it("speaks of results only where one is required, and of pages only where all are", async () => {
  const pages = await open({ least_result: null, every_page: true });
  await expect
    .element(
      pages.getByText(
        "3 people finished the course and have no diploma. Whoever missed pages because their module closed gets none.",
      ),
    )
    .toBeVisible();
  await pages.unmount();
  const result = await open({ least_result: 60, every_page: false }, 1);
  await expect
    .element(
      result.getByText(
        "1 person finished the course and has no diploma. It takes at least 60% right answers in the final quizzes.",
      ),
    )
    .toBeVisible();
});

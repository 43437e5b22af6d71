import type { StaffNeed, Today } from "@paso/contract";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";

import { startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { StaffKit } from "../../../ui/staff/staff-kit.tsx";
import { NeedList } from "./need-list.tsx";

const course = { id: 1, title: "Gardens" };
const opinions: StaffNeed = {
  kind: "opinions",
  course,
  redirect_to: "/authoring/courses/1/opinions",
  count: 100,
};

const show = (today: Partial<Today>) => {
  const empty = {
    needs: [],
    needs_left_out: 0,
    courses: [],
    may_create: true,
    next_class: null,
    now: "2026-11-24T09:00:00.000Z",
    time_zone: "UTC",
  };
  return renderScreen(
    <StaffKit>
      <NeedList today={{ ...empty, ...today }} />
    </StaffKit>,
  );
};

test("says so where nothing is to be done", async () => {
  const screen = await show({});
  await expect.element(screen.getByText("Nothing needs you right now.")).toBeVisible();
  expect(screen.getByRole("listitem").elements()).toHaveLength(0);
});

test("leads to the place of each, and counts what is left out", async () => {
  const screen = await show({
    needs: [
      {
        kind: "unsaved",
        course: null,
        redirect_to: "/authoring/courses/new",
        title: "",
        saved_at: "2026-03-10T12:00",
      },
      opinions,
    ],
    needs_left_out: 2,
  });
  await expect.element(screen.getByText("4 things")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /^Go on ?: A new course is not saved yet$/ }))
    .toHaveAttribute("href", "/authoring/courses/new");
  await expect
    .element(screen.getByRole("link", { name: /^Read them ?: 100 new opinions or more$/ }))
    .toHaveAttribute("href", "/authoring/courses/1/opinions");
  await expect.element(screen.getByText("2 more appear here once these are done.")).toBeVisible();
});

test("asks the service again for a live class without a meeting", async () => {
  const server = startFakeServer({
    "POST /api/authoring/live-classes/9/occurrences/21/set-up": () => ({}),
    "POST /api/authoring/live-classes/9/occurrences/22/set-up": () => ({}),
  });
  const screen = await show({
    needs: [
      {
        kind: "meeting",
        course,
        redirect_to: "/authoring/live/9",
        class_id: 9,
        title: "Questions on mixing",
        occurrence_ids: [21, 22],
        date: "2026-11-25T17:00",
        has_meeting: false,
        reason: "The service does not accept the credentials.",
      },
    ],
  });
  await expect
    .element(
      screen.getByText(
        "Gardens, 25 November 2026 at 17:00 (UTC): The service does not accept the credentials.",
      ),
    )
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: /^Open the class ?: “Questions on mixing” has/ }))
    .toHaveAttribute("href", "/authoring/live/9");
  await userEvent.click(screen.getByRole("button", { name: "Try again: Questions on mixing" }));
  await expect.element(screen.getByText(/^Asked again/)).toBeVisible();
  for (const id of [21, 22]) {
    expect(server.sent(`POST /api/authoring/live-classes/9/occurrences/${id}/set-up`)).toHaveLength(
      1,
    );
  }
});

test.each<[StaffNeed, string, string]>([
  [
    { ...opinions, kind: "reports", count: 1 },
    "1 text was reported",
    "Gardens: decide whether others go on reading it.",
  ],
  [
    {
      kind: "begins",
      course,
      redirect_to: "/authoring/courses/1",
      date: "2026-03-11T09:00",
      in_days: 1,
      is_published: false,
    },
    "“Gardens” begins tomorrow",
    "11 March 2026 at 09:00 (UTC), and it is still a draft that students do not see.",
  ],
  [
    {
      kind: "question",
      course,
      redirect_to: "/authoring/courses/1",
      question: "Which is right?",
      page_title: "Soil",
      right_percent: 31,
      people: 148,
    },
    "Most get a question wrong",
    "“Which is right?”: at most 31% of 148 people got it right. Gardens, Soil.",
  ],
  [
    {
      kind: "quiet",
      course,
      redirect_to: "/authoring/courses/1/people",
      count: 12,
      not_begun: 3,
    },
    "12 students have been quiet for a week",
    "Gardens: 3 of them have not begun yet.",
  ],
])("says what is to be done and why: $0.kind", async (need, title, reason) => {
  const screen = await show({ needs: [need] });
  await expect.element(screen.getByRole("heading", { level: 3 })).toHaveTextContent(title);
  await expect.element(screen.getByText(reason)).toBeVisible();
});

import type { EnrolledCourse, StudentHome as Home } from "@paso/contract";
import { describe, expect, it } from "vitest";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { Greeting } from "./greeting.tsx";
import { StudentHome } from "./student-home.tsx";

const course = (id: number, title: string, more: Partial<EnrolledCourse> = {}): EnrolledCourse => ({
  id,
  title,
  language: "es",
  thumbnail: "",
  start_date: null,
  end_date: null,
  state: "running",
  finished: false,
  finished_sections: 3,
  total_sections: 8,
  minutes_left: 9,
  resume_to: `/student/courses/${id}/pages/1`,
  continues_on: null,
  ...more,
});

const resume: Home["resume"] = {
  course_id: 1,
  course_title: "Learning that lasts",
  language: "es",
  module_title: "Make it stay",
  page_title: "Spread it out",
  finished_sections: 3,
  total_sections: 8,
  question: "What keeps you from starting early?",
  minutes_left: 9,
  begun: true,
  redirect_to: "/student/courses/1/pages/1#section-4",
};

const empty: Home = {
  courses: [],
  resume: null,
  due: [],
  areas: {},
  next_class: null,
  news: null,
  now: "2026-11-24T09:00:00.000Z",
  time_zone: "UTC",
};
const show = (home: Partial<Home>) =>
  renderScreen(<StudentHome home={{ ...empty, ...home }} name="Lucía" />);

describe("a student's home", () => {
  it("says how courses come to somebody who has none, and leaves everything else out", async () => {
    const screen = await show({});
    await expect.element(screen.getByText("You are not enrolled in a course yet")).toBeVisible();
    expect(screen.getByRole("heading", { level: 2 }).elements()).toHaveLength(0);
  });

  it("leads to the question at hand once, whatever else is listed", async () => {
    const screen = await show({
      resume,
      courses: [course(1, "Learning that lasts"), course(2, "IoT for Beginners")],
    });
    const link = screen.getByRole("link", { name: /^Continue ?: Learning that lasts$/ });
    await expect.element(link).toHaveAttribute("href", resume.redirect_to);
    expect(link.element().getBoundingClientRect().height).toBe(48);
    await expect
      .element(screen.getByText("Step 4: What keeps you from starting early?"))
      .toBeVisible();
    for (const authored of [/^Spread it out$/, /Make it stay$/, /^What keeps you/, /^IoT for/]) {
      const text = screen.getByText(authored).first().element();
      expect(text.closest("[lang]")?.getAttribute("lang")).toBe("es");
    }
    await expect.element(screen.getByText("3 of 8 steps done").first()).toBeInTheDocument();
    await expect
      .element(screen.getByRole("link", { name: /^Continue ?: IoT for Beginners$/ }))
      .toBeVisible();
  });

  it("links no course that has not begun or has ended, and says when", async () => {
    const screen = await show({
      courses: [
        course(1, "Soil", { state: "ended", end_date: "2026-03-01T08:00", resume_to: null }),
        course(2, "Light"),
      ],
    });
    await expect.element(screen.getByText("Ended on 1 March 2026 at 08:00 (UTC)")).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Light", exact: true })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Soil" })).not.toBeInTheDocument();
  });

  it("lets a new course begin; a section without a question has its number alone", async () => {
    const screen = await show({
      resume: { ...resume, begun: false, finished_sections: 0, question: null },
    });
    await expect
      .element(screen.getByRole("link", { name: /^Begin ?: Learning that lasts$/ }))
      .toBeVisible();
    await expect.element(screen.getByText("Step 1 of 8")).toBeVisible();
  });

  it("draws a long page's steps as a bar", async () => {
    const screen = await show({ resume: { ...resume, total_sections: 18 } });
    await expect
      .element(screen.getByRole("progressbar", { name: "Progress on this page" }))
      .toBeVisible();
  });

  it("names what is due with its date in words, and marks what is near", async () => {
    const due = {
      course_id: 1,
      course_title: "Learning that lasts",
      language: "es" as const,
      module: { id: 5, number: 2, title: "Make it stay" },
      kind: "ends" as const,
      date: "2026-11-27T18:00",
      in_days: 1,
      sections_left: 5,
      minutes_left: 9,
    };
    const far = { ...due, module: null, kind: "begins" as const, in_days: 10 };
    const screen = await show({ due: [due, far] });
    const near = screen.getByText("Ends tomorrow: 27 November 2026 at 18:00 (UTC)");
    await expect.element(near).toHaveClass("text-warm");
    await expect.element(screen.getByText(/^Begins in 10 days/)).not.toHaveClass("text-warm");
    await expect
      .element(screen.getByRole("link", { name: /Module 2 · Make it stay/ }))
      .toHaveAttribute("href", "/student/courses/1#module-5");
  });

  it("lists finished courses apart, to look back", async () => {
    const screen = await show({
      courses: [course(1, "Done", { finished: true, minutes_left: 0 })],
    });
    await expect
      .element(screen.getByRole("heading", { name: "Finished courses", level: 2 }))
      .toBeVisible();
    expect(screen.getByRole("heading", { name: "Your courses" }).elements()).toHaveLength(0);
    await expect.element(screen.getByRole("link", { name: /^Look back ?: Done$/ })).toBeVisible();
  });

  it("says that a finished course has got more, to continue", async () => {
    const grown = course(1, "Grown", { finished: true, minutes_left: 22 });
    const screen = await show({ courses: [grown] });
    await expect
      .element(screen.getByText("Course finished · about 22 min more since you finished"))
      .toBeVisible();
    await expect.element(screen.getByRole("link", { name: /^Continue ?: Grown$/ })).toBeVisible();
  });
});

it.each([
  [4, "Good evening, Lucía"],
  [5, "Good morning, Lucía"],
  [12, "Good afternoon, Lucía"],
  [19, "Good evening, Lucía"],
])("greets at %d o'clock", async (hour, text) => {
  const screen = await renderScreen(
    <Greeting name="Lucía" now={new Date(2026, 10, 24, hour, 30)} />,
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text);
  await expect.element(screen.getByText("Tuesday 24 November")).toBeVisible();
});

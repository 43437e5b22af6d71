import type { AdvanceResult, PageData } from "@paso/contract";
import { describe, expect, it } from "vitest";

import { buildSection } from "../../section-kinds/testing/build-section.ts";
import {
  applyAdvance,
  countFinished,
  followAdvance,
  orderSections,
  wasTakenElsewhere,
} from "./apply-advance.ts";

const first = buildSection({ id: 9, order: 1, question_type: "radio" });
const second = buildSection({ id: 4, order: 2, question_type: "radio" });
const page: PageData = {
  page: { id: 1, order: 1, title: "Soil" },
  module: { id: 1, order: 1, title: "Plants" },
  course: { id: 1, title: "Gardening", has_diploma: false, allow_seeking: false, language: "en" },
  sections: { "9": first },
  total_sections: 2,
  next: null,
  survey: null,
  missed_pages: [],
};

function result(changes: Partial<AdvanceResult>): AdvanceResult {
  return {
    current_section: { ...first, status: "finished" },
    next_section: null,
    next_page: false,
    next_module: false,
    course_finished: false,
    redirect_to: null,
    ...changes,
  };
}

describe("applyAdvance", () => {
  it("replaces the section and adds the next one", () => {
    const after = applyAdvance(page, result({ next_section: second }));
    expect(orderSections(after).map(({ id }) => id)).toEqual([9, 4]);
    expect(after.sections["9"]?.status).toBe("finished");
    expect(countFinished(after)).toBe(1);
    expect(after.next).toBeNull();
  });

  it("keeps the next section back while a result is shown", () => {
    const shown = { ...first, status: "show_something" as const };
    const after = applyAdvance(page, result({ current_section: shown, next_section: second }));
    expect(Object.keys(after.sections)).toEqual(["9"]);
  });

  it("knows where a finished page leads", () => {
    const redirect_to = "/student/courses/1/pages/2";
    expect(applyAdvance(page, result({ next_page: true, redirect_to })).next).toEqual({
      kind: "page",
      redirect_to,
    });
    expect(applyAdvance(page, result({ next_module: true, redirect_to })).next?.kind).toBe(
      "module",
    );
    expect(applyAdvance(page, result({ course_finished: true })).next).toEqual({
      kind: "course",
      redirect_to: null,
    });
  });

  it("does not forget where the page leads when a step is repeated", () => {
    const finished: PageData = { ...page, next: { kind: "course", redirect_to: null } };
    expect(applyAdvance(finished, result({})).next).toEqual(finished.next);
  });
});

describe("followAdvance", () => {
  const redirect_to = "/student/courses/1/pages/2";

  it("shows the answer's result before anything else", () => {
    const shown = { ...first, status: "show_something" as const };
    expect(followAdvance(result({ current_section: shown }))).toEqual({
      kind: "show-result",
      sectionId: 9,
    });
  });

  it("goes to the section it opened", () => {
    expect(followAdvance(result({ next_section: second }))).toEqual({
      kind: "show-section",
      sectionId: 4,
    });
  });

  it("leaves for the next page, but never from the summary", () => {
    expect(followAdvance(result({ next_page: true, redirect_to }))).toEqual({
      kind: "leave",
      to: redirect_to,
    });
    const summary = buildSection({ id: 9, type: "final_quiz_resume", status: "finished" });
    expect(
      followAdvance(result({ current_section: summary, next_module: true, redirect_to })),
    ).toEqual({ kind: "show-end" });
  });

  it("stays at the end of the course", () => {
    expect(followAdvance(result({ course_finished: true }))).toEqual({ kind: "show-end" });
  });
});

describe("wasTakenElsewhere", () => {
  const answered = { ...first, status: "show_something" as const };

  it("distinguishes a step taken here", () => {
    expect(wasTakenElsewhere(first, result({ current_section: answered }))).toBe(false);
    expect(wasTakenElsewhere(answered, result({ next_section: second }))).toBe(false);
    expect(wasTakenElsewhere(answered, result({ course_finished: true }))).toBe(false);
  });

  it("from one that another tab took before, and went on", () => {
    expect(wasTakenElsewhere(first, result({ next_section: second }))).toBe(true);
    const further = { ...second, status: "show_something" as const };
    expect(wasTakenElsewhere(answered, result({ next_section: further }))).toBe(true);
  });
});

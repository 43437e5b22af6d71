import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { currentSessionEnd } from "../../api/index.ts";
import { buildSection, type SectionChanges } from "../../section-kinds/testing/build-section.ts";
import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import {
  answerCall,
  buildPage,
  buildResult,
  finishCall,
  pageCall,
  renderPlayer,
} from "./testing/render-player.tsx";

const reading = (id: number, changes: SectionChanges = {}) =>
  buildSection({
    id,
    order: id,
    type: "paragraph",
    question: null,
    content: `<p>Text ${id}</p>`,
    ...changes,
  });

const choice = (id: number, changes: SectionChanges = {}) =>
  buildSection({
    id,
    order: id,
    question_type: "radio-validated",
    content: { 0: "Light", 1: "Noise" },
    ...changes,
  });

const QUESTION = { name: "What do plants need?" };

const finished = { status: "finished" } as const;

const answered = { status: "show_something", answer: "0" } as const;

/** A pending reply, and a function to release it. */
function heldBack() {
  const { promise, resolve } = Promise.withResolvers<object>();
  return { reply: () => promise, release: resolve };
}

/** Waits for a few frames, within which an advancing view would have moved. */
async function drawFrames(): Promise<void> {
  for (let frame = 0; frame < 20; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}

const comeOnline = () => window.dispatchEvent(new Event("online"));

function clickTwice(button: Element): void {
  if (!(button instanceof HTMLElement)) throw new Error("This is no button.");
  button.click();
  button.click();
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a step", () => {
  it("finishes the section, adds the next one and goes to it", async () => {
    const screen = await renderPlayer(buildPage([reading(1)]));
    screen.server.on(finishCall(1), () =>
      buildResult(reading(1, finished), { next_section: reading(2) }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));

    await expect.element(screen.getByText("Text 2")).toBeVisible();
    await expect
      .element(screen.getByRole("heading", { name: "Step 2 of 2: Reading" }))
      .toHaveFocus();
    await expect.element(screen.getByText("Step 1 of 2, done:")).toBeInTheDocument();
    expect(screen.server.sent(finishCall(1))).toEqual([null]);
    expect(screen.getByRole("button", { name: "Continue" }).elements()).toHaveLength(1);
  });

  it("is not undone by the page as it was before, fetched again while the step was under way", async () => {
    const screen = await renderPlayer(buildPage([reading(1)]));
    const { server, queryClient } = screen;
    const step = heldBack();
    const page = heldBack();
    server.on(finishCall(1), step.reply);
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await vi.waitFor(() => expect(server.sent(finishCall(1))).toHaveLength(1));
    server.on(pageCall, page.reply);
    void queryClient.invalidateQueries();
    await vi.waitFor(() => expect(server.sent(pageCall)).toHaveLength(2));
    server.on(pageCall, () => buildPage([reading(1, finished), reading(2)]));
    step.release(buildResult(reading(1, finished), { next_section: reading(2) }));
    await expect.element(screen.getByText("Text 2")).toBeVisible();
    page.release(buildPage([reading(1)]));
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await drawFrames();
    await expect.element(screen.getByText("Text 2")).toBeVisible();
    expect(server.sent(pageCall)).toHaveLength(3);
  });

  it("commits an answer and shows its result before the next section", async () => {
    const screen = await renderPlayer(buildPage([choice(1)]));
    const shown = {
      ...answered,
      valid_items: [true, false],
      reasons: ["Leaves take it in.", ""],
    };
    screen.server.on(answerCall(1), () =>
      buildResult(choice(1, shown), { next_section: reading(2) }),
    );
    screen.server.on(finishCall(1), () =>
      buildResult(choice(1, { ...shown, ...finished }), { next_section: reading(2) }),
    );

    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect.element(screen.getByText("Correct!")).toBeVisible();
    await expect.element(screen.getByText("Leaves take it in.")).toBeVisible();
    await expect.element(screen.getByRole("group", { name: "Result" })).toHaveFocus();
    await expect.element(screen.getByRole("group", QUESTION)).toHaveAttribute("disabled");
    expect(screen.getByText("Text 2").elements()).toHaveLength(0);
    expect(screen.server.sent(answerCall(1))).toEqual([{ answer: "0" }]);

    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect.element(screen.getByText("Text 2")).toBeVisible();
    expect(screen.server.sent(answerCall(1))).toHaveLength(1);
    expect(screen.server.sent(finishCall(1))).toHaveLength(1);
  });

  it("is not taken by the second click of a double click, which would skip the result", async () => {
    const screen = await renderPlayer(buildPage([choice(1)]));
    screen.server.on(answerCall(1), () => buildResult(choice(1, answered)));
    screen.server.on(finishCall(1), () =>
      buildResult(choice(1, { ...answered, ...finished }), { next_section: reading(2) }),
    );
    const next = screen.getByRole("button", { name: "Next" });
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    await userEvent.click(next);
    await expect.element(screen.getByRole("group", { name: "Result" })).toHaveFocus();
    const second = { detail: 2, pointerType: "mouse", bubbles: true, cancelable: true };
    next.element().dispatchEvent(new PointerEvent("click", second));
    expect(screen.server.sent(finishCall(1))).toHaveLength(0);
    await userEvent.click(next);
    await expect.element(screen.getByText("Text 2")).toBeVisible();
    expect(screen.server.sent(finishCall(1))).toHaveLength(1);
  });

  it("is not there in a closed module", async () => {
    const closed = { module_closed: true };
    const screen = await renderPlayer(buildPage([reading(1, closed), choice(2, closed)]));
    await expect
      .element(screen.getByText("This module is closed.", { exact: false }))
      .toBeVisible();
    await expect.element(screen.getByRole("group", QUESTION)).toHaveAttribute("disabled");
    expect(screen.getByRole("button").elements()).toHaveLength(0);
  });

  it("is at the end of a page that closed unfinished, which is no end of the course", async () => {
    const closed = { module_closed: true };
    const sections = [reading(1, { ...closed, ...finished }), choice(2, closed)];
    const next = { kind: "module" as const, redirect_to: "/student/courses/2/pages/8" };
    const screen = await renderPlayer(buildPage(sections, { next }));
    const heading = screen.getByRole("heading", { name: "Closed, not finished" });
    await expect.element(heading).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Go to the next module" }))
      .toHaveAttribute("href", next.redirect_to);

    const last = buildPage(sections, { next: { kind: "course", redirect_to: null } });
    screen.server.on(pageCall, () => last);
    await screen.queryClient.invalidateQueries();
    await expect
      .element(screen.getByRole("link", { name: "Back to the course map" }))
      .toHaveAttribute("href", "/student/courses/2");
    await expect.element(heading).toBeVisible();
    expect(screen.getByText("Course finished").elements()).toHaveLength(0);
    expect(screen.getByText("The diploma").elements()).toHaveLength(0);
  });

  it("at the end of the course names what was missed, and promises no diploma for it", async () => {
    const screen = await renderPlayer(
      buildPage([reading(1, finished)], {
        course: {
          id: 2,
          title: "Gardening",
          has_diploma: true,
          allow_seeking: false,
          language: "en",
        },
        next: { kind: "course", redirect_to: null },
        missed_pages: [{ title: "Water", redirect_to: "/student/courses/2/pages/5" }],
      }),
    );
    await expect.element(screen.getByText("One page closed before you finished it")).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "Water" }))
      .toHaveAttribute("href", "/student/courses/2/pages/5");
    expect(screen.getByText("sent to you by e-mail", { exact: false }).elements()).toHaveLength(0);
  });

  it.each([
    ["next page", { next_page: true }],
    ["next module", { next_module: true }],
  ])("at the end of a page leaves for the %s", async (_, next) => {
    const screen = await renderPlayer(buildPage([reading(1)]));
    const redirect_to = "/student/courses/2/pages/8";
    screen.server.on(finishCall(1), () =>
      buildResult(reading(1, finished), { ...next, redirect_to }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await vi.waitFor(() => expect(screen.onLeave.mock.calls).toEqual([[redirect_to]]));
    expect(screen.onCourseFinished).not.toHaveBeenCalled();
  });

  it("at the end of the course stays, and says so", async () => {
    const screen = await renderPlayer(buildPage([reading(1)]));
    screen.server.on(finishCall(1), () =>
      buildResult(reading(1, finished), { course_finished: true }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await expect.element(screen.getByRole("heading", { name: "Course finished" })).toBeVisible();
    expect(screen.onCourseFinished).toHaveBeenCalledOnce();
    expect(screen.onLeave).not.toHaveBeenCalled();
  });

  it("of the final quiz summary is taken automatically, once, and stays on the page", async () => {
    const summary = (changes: SectionChanges = {}) =>
      buildSection({ id: 1, type: "final_quiz_resume", question: null, ...changes });
    const server = startFakeServer({
      "GET /api/courses/final-quiz-resume/1/": () => ({
        questions: {},
        total_questions: 0,
        valid_questions: 0,
        invalid_questions: 0,
        percentage: 0,
      }),
      [finishCall(1)]: () =>
        buildResult(summary(finished), {
          next_page: true,
          redirect_to: "/student/courses/2/pages/8",
        }),
    });
    const screen = await renderPlayer(buildPage([summary()]), server);
    await expect.element(screen.getByRole("heading", { name: "End of Page" })).toBeVisible();
    expect(server.sent(finishCall(1))).toHaveLength(1);
    expect(screen.onLeave).not.toHaveBeenCalled();
  });
});

describe("a final quiz summary that finishes while it is read", () => {
  it.each([
    ["the page", { next_page: true, redirect_to: "/student/courses/2/pages/8" }],
    ["the next section", { next_section: reading(2, { question: "After the quiz" }) }],
  ])("keeps the view, whatever it opens: %s", async (_, opened) => {
    const held = heldBack();
    const questions = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [
        String(index + 1),
        { question: `Why ${index + 1}?`, is_valid: true, page_id: 7, section_id: 100 + index },
      ]),
    );
    const summary = (changes: SectionChanges = {}) =>
      buildSection({ id: 1, type: "final_quiz_resume", question: null, ...changes });
    const server = startFakeServer({
      "GET /api/courses/final-quiz-resume/1/": () => ({
        questions,
        total_questions: 60,
        valid_questions: 60,
        invalid_questions: 0,
        percentage: 100,
      }),
      [finishCall(1)]: held.reply,
    });
    const screen = await renderPlayer(buildPage([summary()]), server);
    await expect.element(screen.getByText("Why 60?")).toBeInTheDocument();
    held.release(buildResult(summary(finished), opened));

    const below = screen.getByRole("heading", { name: /^End of Page$|^Step 2/ });
    await expect.element(below).toBeInTheDocument();
    await drawFrames();
    expect(scrollY).toBe(0);
    await expect.element(below).not.toBeInViewport();
  });
});

describe("a step on its way", () => {
  it("is sent once however often it is asked for", async () => {
    const held = heldBack();
    const screen = await renderPlayer(buildPage([reading(1)]));
    screen.server.on(finishCall(1), held.reply);
    const button = screen.getByRole("button", { name: "Continue" });
    await expect.element(button).toBeVisible();
    clickTwice(button.element());
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(screen.getByRole("listitem")).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button, { force: true });

    held.release(buildResult(reading(1, finished), { next_section: reading(2) }));
    await expect.element(screen.getByText("Text 2")).toBeVisible();
    expect(screen.server.sent(finishCall(1))).toHaveLength(1);
  });

  it("is not sent again when the connection comes back meanwhile", async () => {
    const held = heldBack();
    const screen = await renderPlayer(buildPage([reading(1)]));
    screen.server.reachable = false;
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await expect.element(screen.getByText("The server cannot be reached.")).toBeVisible();

    screen.server.reachable = true;
    screen.server.on(finishCall(1), held.reply);
    const before = screen.server.sent(finishCall(1)).length;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    comeOnline();
    held.release(buildResult(reading(1, finished), { next_section: reading(2) }));
    await expect.element(screen.getByText("Text 2")).toBeVisible();
    expect(screen.server.sent(finishCall(1))).toHaveLength(before + 1);
  });

  it("keeps the answer from being changed", async () => {
    const held = heldBack();
    const screen = await renderPlayer(buildPage([choice(1)]));
    screen.server.on(answerCall(1), held.reply);
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await userEvent.click(screen.getByRole("radio", { name: "Noise" }));
    await expect.element(screen.getByRole("radio", { name: "Light" })).toBeChecked();
    held.release(buildResult(choice(1, answered)));
    await expect.element(screen.getByRole("group", QUESTION)).toHaveAttribute("disabled");
    await expect.element(screen.getByRole("radio", { name: "Light your answer" })).toBeChecked();
  });
});

describe("a step that fails", () => {
  it("for lack of a connection is retried automatically with the same answer", async () => {
    const screen = await renderPlayer(buildPage([choice(1)]));
    screen.server.on(answerCall(1), () => buildResult(choice(1, answered)));
    screen.server.reachable = false;
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect.element(screen.getByText("Your answer is kept on this device.")).toBeVisible();

    screen.server.reachable = true;
    const before = screen.server.sent(answerCall(1)).length;
    comeOnline();
    await expect.element(screen.getByRole("group", QUESTION)).toHaveAttribute("disabled");
    expect(screen.server.sent(answerCall(1)).slice(before)).toEqual([{ answer: "0" }]);
  });

  it("is not retried once its answer is changed", async () => {
    const screen = await renderPlayer(buildPage([choice(1)]));
    screen.server.reachable = false;
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect.element(screen.getByText("The server cannot be reached.")).toBeVisible();
    const before = screen.server.sent(answerCall(1)).length;
    screen.server.reachable = true;
    await userEvent.click(screen.getByRole("radio", { name: "Noise" }));
    comeOnline();
    await expect.element(screen.getByRole("button", { name: "Next" })).toBeVisible();
    expect(screen.getByText("The server cannot be reached.").elements()).toHaveLength(0);
    expect(screen.server.sent(answerCall(1))).toHaveLength(before);
  });

  it("because the session ended waits for the user, and keeps the answer", async () => {
    const screen = await renderPlayer(buildPage([choice(1)]));
    screen.server.on(answerCall(1), () => refusal(401));
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await vi.waitFor(() => expect(currentSessionEnd()?.reason).toBe("signed-out"));
    currentSessionEnd()?.settle(false);
    await expect.element(screen.getByText("You are signed out.")).toBeVisible();
    const before = screen.server.sent(answerCall(1)).length;
    comeOnline();
    await expect.element(screen.getByRole("radio", { name: "Light" })).toBeChecked();
    expect(screen.server.sent(answerCall(1))).toHaveLength(before);

    screen.server.on(answerCall(1), () => buildResult(choice(1, answered)));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect.element(screen.getByRole("group", QUESTION)).toHaveAttribute("disabled");
    expect(screen.server.sent(answerCall(1)).at(-1)).toEqual({ answer: "0" });
  });

  it("for an invalid answer says why beside the field", async () => {
    const screen = await renderPlayer(buildPage([choice(1)]));
    screen.server.on(answerCall(1), () =>
      refusal(422, { errors: { answer: ["Choose one of the options."] } }),
    );
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect.element(screen.getByText("Choose one of the options.")).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: "Light" })).toBeChecked();
    await expect.element(screen.getByRole("button", { name: "Next" })).toBeVisible();
  });

  it("for a page that has changed shows it as it is now", async () => {
    const screen = await renderPlayer(buildPage([choice(1)]));
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    screen.server.on(answerCall(1), () => refusal(409, { message: "This module is closed." }));
    screen.server.on(pageCall, () => buildPage([choice(1, { module_closed: true })]));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await expect
      .element(screen.getByText("The module closed before this answer was sent.", { exact: false }))
      .toBeVisible();
    expect(screen.getByRole("button").elements()).toHaveLength(0);
  });

  it("in the server stays on the page, keeps the answer, and is retried when asked to", async () => {
    const screen = await renderPlayer(buildPage([reading(1, finished), choice(2)]));
    screen.server.on(answerCall(2), () =>
      refusal(
        500,
        { message: "It broke.", file: "advance.ts", line: 12 },
        { "x-request-id": "01a202b1-40fd" },
      ),
    );
    await userEvent.click(screen.getByRole("radio", { name: "Light" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    const alert = screen.getByRole("alert");
    await userEvent.click(alert.getByText("If it keeps happening"));
    const details = ["500-7", "It broke.", "advance.ts", "12", "01a202b1-40fd"];
    for (const text of [
      "This was not sent. Try again in a moment.",
      "Your answer is kept on this device.",
      ...details,
    ]) {
      await expect.element(alert.getByText(text)).toBeVisible();
    }
    await expect.element(screen.getByText("Text 1")).toBeVisible();
    await expect.element(screen.getByRole("radio", { name: "Light" })).toBeChecked();
    comeOnline();
    expect(screen.server.sent(answerCall(2))).toHaveLength(1);

    screen.server.on(answerCall(2), () => buildResult(choice(2, answered)));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await expect.element(screen.getByRole("group", QUESTION)).toHaveAttribute("disabled");
    expect(screen.server.sent(answerCall(2))).toEqual([{ answer: "0" }, { answer: "0" }]);
  });

  it("for a step that is refused says why, and shows the page as it is now", async () => {
    const screen = await renderPlayer(buildPage([reading(1)]));
    screen.server.on(finishCall(1), () => refusal(404, { message: "This was not found." }));
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await expect.element(screen.getByText("This was not found.")).toBeVisible();
    await expect.element(screen.getByText("Text 1")).toBeVisible();
    await vi.waitFor(() => expect(screen.server.sent(pageCall).length).toBeGreaterThan(1));
  });
});

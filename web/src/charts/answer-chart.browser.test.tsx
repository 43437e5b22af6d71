import type { ChoiceCounts } from "@paso/contract";
import { expect, it, onTestFinished, vi } from "vitest";

import { startFakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { AnswerChart } from "./answer-chart.tsx";

const READ = "GET /api/courses/graphic/3/bar";

const counts = (answered: number) =>
  ({
    answers_count: answered,
    answers_needed: 5,
    mates_count: 0,
    mates_answers: [],
    second_round: null,
  }) as unknown as ChoiceCounts;

/** The page's stream; one is open at a time. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static latest: FakeEventSource | null = null;
  readyState = 1;

  constructor() {
    super();
    FakeEventSource.latest = this;
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  send(graphic: ChoiceCounts): void {
    const data = JSON.stringify({ question_id: 3, graphic });
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

it("keeps what the page's stream sent when an earlier refetch is answered afterwards", async () => {
  vi.stubGlobal("EventSource", FakeEventSource);
  onTestFinished(() => void vi.unstubAllGlobals());
  const server = startFakeServer({ [READ]: () => counts(1) });
  const { getByText, queryClient } = await renderScreen(
    <AnswerChart
      questionId={3}
      type="bar"
      options={["Light", "Soil"]}
      chosen={[0]}
      firstChosen={null}
      stage="first"
      pageId={7}
    />,
  );
  await expect.element(getByText("1 of 5 answers so far")).toBeVisible();
  await vi.waitFor(() => expect(FakeEventSource.latest).not.toBeNull());
  const { promise, resolve } = Promise.withResolvers<object>();
  server.on(READ, () => promise);
  void queryClient.invalidateQueries();
  await vi.waitFor(() => expect(server.sent(READ)).toHaveLength(2));

  FakeEventSource.latest?.send(counts(3));
  await expect.element(getByText("3 of 5 answers so far")).toBeVisible();
  resolve(counts(2));
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  await expect.element(getByText("3 of 5 answers so far")).toBeVisible();
  expect(server.sent(READ)).toHaveLength(2);
});

it("says below five how many are missing, and draws the viewer's answer and the examples alone", async () => {
  startFakeServer({ [READ]: () => ({ ...counts(3), mates_count: 2, mates_answers: [2, 0] }) });
  const { container, getByText } = await renderScreen(
    <AnswerChart
      questionId={3}
      type="bar"
      options={["Light", "Soil"]}
      chosen={[0]}
      firstChosen={null}
      stage="first"
      exampled={[1]}
    />,
  );
  await expect.element(getByText("3 of 5 answers so far")).toBeVisible();
  await expect.element(getByText(/2 more to go\.$/)).toBeVisible();
  await expect
    .element(getByText("Shown once 5 people have answered, to keep answers anonymous."))
    .toBeVisible();
  const drawing = container.querySelector("figure > [aria-hidden]");
  expect(drawing?.textContent).toBe(
    "Course MatesYour AnswerLight1SoilexampleAnswersNumber of People",
  );
  expect(container.querySelector("table")).toBeNull();
});

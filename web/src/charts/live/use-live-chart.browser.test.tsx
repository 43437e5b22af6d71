import type { ChoiceCounts } from "@paso/contract";
import { useRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RenderResult, render } from "vitest-browser-react";

import { useLiveChart } from "./use-live-chart.ts";

/** Longer than the debounce of visible charts. */
const SETTLED = 500;

/** Fake streams. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = 1;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  send(questionId: number, people: number): void {
    const data = JSON.stringify({ question_id: questionId, graphic: { people } });
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  refuse(): void {
    this.close();
    this.dispatchEvent(new Event("error"));
  }
}

const openStreams = () => FakeEventSource.opened.filter(({ readyState }) => readyState === 1);
const latestStream = () => FakeEventSource.opened.at(-1)!;

/** Each test has its own page, since a page's charts share one follower. */
let pageId = 100;
const machine = { onLine: true, visibility: "visible" };

interface ChartProps {
  questionId: number;
  stage?: string;
  /** Pixels above it. */
  above?: number;
}

function Chart({ questionId, stage = "", above = 0 }: ChartProps) {
  const figure = useRef<HTMLElement>(null);
  const [counts, setCounts] = useState<ChoiceCounts | null>(null);
  useLiveChart(figure, { pageId, questionId, stage, onChange: setCounts });
  const { people } = (counts ?? { people: 0 }) as unknown as { people: number };
  return (
    <figure ref={figure} style={{ marginTop: above }}>
      Question {questionId}: {people} people
    </figure>
  );
}

/** Draws charts and waits until the stream that they need would be open. */
async function drawCharts(...charts: ChartProps[]): Promise<RenderResult> {
  const screen = await render(charts.map((chart) => <Chart key={chart.questionId} {...chart} />));
  await settle();
  return screen;
}

async function drawFrames(): Promise<void> {
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}

/** Lets the intersection observer and the debounce run. */
async function settle(): Promise<void> {
  await drawFrames();
  vi.advanceTimersByTime(SETTLED);
}

async function change(happens: () => void): Promise<void> {
  happens();
  await settle();
}

const setOnline = (onLine: boolean) => {
  machine.onLine = onLine;
  dispatchEvent(new Event(onLine ? "online" : "offline"));
};

const setVisibility = (visibility: string) => {
  machine.visibility = visibility;
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeEach(() => {
  pageId += 1;
  FakeEventSource.opened = [];
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Object.assign(machine, { onLine: true, visibility: "visible" });
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => machine.onLine);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(
    () => machine.visibility as DocumentVisibilityState,
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("charts on the screen", () => {
  it("follow their page by one stream, and each shows its own answers", async () => {
    const screen = await drawCharts({ questionId: 1 }, { questionId: 2 });
    expect(FakeEventSource.opened.map(({ url }) => url)).toEqual([
      `/api/courses/page/${pageId}/live?questions=1%2C2`,
    ]);
    latestStream().send(2, 7);
    await expect.element(screen.getByText("Question 2: 7 people")).toBeVisible();
    await expect.element(screen.getByText("Question 1: 0 people")).toBeVisible();
    latestStream().send(1, 3);
    await expect.element(screen.getByText("Question 1: 3 people")).toBeVisible();
  });

  it("open no stream before what is looked at has settled", async () => {
    await render(<Chart questionId={1} />);
    await drawFrames();
    vi.advanceTimersByTime(300);
    expect(FakeEventSource.opened).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(openStreams()).toHaveLength(1);
  });

  it("open no stream while more of them still come into view", async () => {
    const screen = await render([<Chart key={1} questionId={1} />]);
    await drawFrames();
    vi.advanceTimersByTime(300);
    await screen.rerender([<Chart key={1} questionId={1} />, <Chart key={2} questionId={2} />]);
    await drawFrames();
    vi.advanceTimersByTime(300);
    expect(FakeEventSource.opened).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(openStreams()).toHaveLength(1);
  });

  it("of the same question continue when one of them is removed", async () => {
    const screen = await render([<Chart key="first" questionId={1} />]);
    await settle();
    await screen.rerender([
      <Chart key="first" questionId={1} />,
      <Chart key="second" questionId={1} />,
    ]);
    await settle();
    await screen.rerender([<Chart key="second" questionId={1} />]);
    await settle();
    expect(openStreams()).toHaveLength(1);
    latestStream().send(1, 6);
    await expect.element(screen.getByText("Question 1: 6 people")).toBeVisible();
  });

  it("keep their stream when one of them leaves the screen, and join it in a new one", async () => {
    const screen = await drawCharts({ questionId: 1 }, { questionId: 2 });
    const first = latestStream();
    await screen.rerender(<Chart key={1} questionId={1} />);
    await settle();
    expect(openStreams()).toEqual([first]);

    await screen.rerender([<Chart key={1} questionId={1} />, <Chart key={3} questionId={3} />]);
    await settle();
    expect(openStreams()).toHaveLength(1);
    expect(latestStream().url).toContain("questions=1%2C3");
  });

  it("end their stream once none is left", async () => {
    const screen = await drawCharts({ questionId: 1 });
    expect(openStreams()).toHaveLength(1);
    await screen.rerender(<p>Something else</p>);
    await settle();
    expect(openStreams()).toEqual([]);
  });

  it("show nothing that was sent for what they showed before", async () => {
    const screen = await drawCharts({ questionId: 1, stage: "first round" });
    const before = latestStream();
    await screen.rerender([<Chart key={1} questionId={1} stage="second round" />]);
    before.send(1, 4);
    await settle();
    await expect.element(screen.getByText("Question 1: 0 people")).toBeVisible();

    expect(openStreams()).toHaveLength(1);
    expect(openStreams()).not.toContain(before);
    latestStream().send(1, 5);
    await expect.element(screen.getByText("Question 1: 5 people")).toBeVisible();
  });

  it("are followed only while they can be seen", async () => {
    await drawCharts({ questionId: 1, above: 5_000 });
    expect(FakeEventSource.opened).toEqual([]);
    await change(() => scrollTo({ top: 5_000, behavior: "instant" }));
    expect(openStreams()).toHaveLength(1);
    await change(() => scrollTo({ top: 0, behavior: "instant" }));
    expect(openStreams()).toEqual([]);
  });

  it("have no stream while the tab is hidden or the device offline", async () => {
    await drawCharts({ questionId: 1 });
    await change(() => setVisibility("hidden"));
    expect(openStreams()).toEqual([]);
    await change(() => setVisibility("visible"));
    expect(openStreams()).toHaveLength(1);
    await change(() => setOnline(false));
    expect(openStreams()).toEqual([]);
    await change(() => setOnline(true));
    expect(openStreams()).toHaveLength(1);
  });

  it("retry a minute after they were refused, and not before", async () => {
    await drawCharts({ questionId: 1 });
    latestStream().refuse();
    vi.advanceTimersByTime(59_000);
    expect(openStreams()).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(openStreams()).toHaveLength(1);
  });

  it("leave it to the browser to restore a broken connection", async () => {
    const screen = await drawCharts({ questionId: 1 });
    const stream = latestStream();
    stream.dispatchEvent(new Event("error"));
    vi.advanceTimersByTime(60_000);
    expect(openStreams()).toEqual([stream]);
    stream.send(1, 2);
    await expect.element(screen.getByText("Question 1: 2 people")).toBeVisible();
  });
});

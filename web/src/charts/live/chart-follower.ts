import { type ChartChange, type ChoiceCounts, liveCharts } from "@paso/contract";

import { followStream } from "../../api/index.ts";

/** A chart in the viewport. */
interface Watched {
  /** Changes when the viewer's view of it changes. */
  stage: string;
  notify: (graphic: ChoiceCounts) => void;
}

/** Debounce in milliseconds, so that scrolling does not open stream after stream. */
const SETTLE = 400;
/** Milliseconds until a refused stream is requested again. */
const ASK_AGAIN = 60_000;

/**
 * Follows the charts of one page by one stream: open while one of them is in the viewport and the device is
 * online, covering all that were seen since it opened.
 */
class ChartFollower {
  readonly #pageId: number;
  readonly #watched = new Map<number, Watched>();
  /** Stages of the questions that the open stream follows. */
  #followed = new Map<number, string>();
  #end: (() => void) | null = null;
  #timer = 0;

  constructor(pageId: number) {
    this.#pageId = pageId;
  }

  /** @returns stops watching */
  watch(questionId: number, watched: Watched): () => void {
    this.#watched.set(questionId, watched);
    this.settle();
    return () => {
      if (this.#watched.get(questionId) === watched) this.#watched.delete(questionId);
      this.settle();
    };
  }

  /** Opens or closes the stream as needed, debounced. */
  settle(after = SETTLE): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#follow(), after);
  }

  #follow(): void {
    const wanted = document.visibilityState === "visible" && navigator.onLine;
    if (!wanted || this.#watched.size === 0) return this.#stop();
    const isFollowed = ([id, { stage }]: [number, Watched]) => this.#followed.get(id) === stage;
    if (this.#end && [...this.#watched].every(isFollowed)) return;
    this.#stop();
    this.#followed = new Map([...this.#watched].map(([id, { stage }]) => [id, stage]));
    this.#end = followStream(liveCharts, {
      params: { pageId: this.#pageId },
      query: { questions: [...this.#followed.keys()].join() },
      onEvent: (data) => {
        const { question_id, graphic } = data as ChartChange;
        const watched = this.#watched.get(question_id);
        if (watched?.stage === this.#followed.get(question_id)) watched?.notify(graphic);
      },
      onRefused: () => {
        this.#stop();
        this.settle(ASK_AGAIN);
      },
    });
  }

  #stop(): void {
    this.#end?.();
    this.#end = null;
    this.#followed.clear();
  }
}

const followers = new Map<number, ChartFollower>();

/** The follower shared by a page's charts. */
export function chartFollower(pageId: number): ChartFollower {
  const follower = followers.get(pageId) ?? new ChartFollower(pageId);
  if (followers.size === 0) listen();
  followers.set(pageId, follower);
  return follower;
}

function listen(): void {
  const settle = () => followers.forEach((follower) => follower.settle());
  document.addEventListener("visibilitychange", settle);
  for (const event of ["online", "offline"]) addEventListener(event, settle);
}

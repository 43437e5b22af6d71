import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { AdmissionQueue, type Turn } from "./admission-queue.ts";

const LIMITS = { concurrency: 2, patience: 500, longestTurn: 2_000 };

describe("AdmissionQueue", () => {
  let queue: AdmissionQueue;
  let turns: Map<string, Turn>;
  let refused: string[];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    queue = new AdmissionQueue(LIMITS);
    turns = new Map();
    refused = [];
  });
  afterEach(() => void vi.useRealTimers());

  function enter(...names: string[]): void {
    for (const name of names) {
      queue.enter(
        (turn) => turns.set(name, turn),
        () => refused.push(name),
        () => name.startsWith("gone"),
      );
    }
  }
  const begun = () => [...turns.keys()].join(" ");
  const end = (name: string) => turns.get(name)?.end();

  /** Drains the queue at a rate, one turn per interval in milliseconds, and keeps a request waiting. */
  function work(count: number, interval: number): void {
    for (let index = 0; index < count; index += 1) {
      if (!refused.includes(`filler${index}`)) enter(`filler${index}`);
      vi.advanceTimersByTime(interval);
      const [first] = turns;
      turns.delete(first![0]);
      first![1].end();
    }
  }

  it("lets in as many as may work at a time, the others in their order", () => {
    enter("a", "b", "c", "d");
    expect(begun()).toBe("a b");
    end("b");
    expect(begun()).toBe("a b c");
    end("b");
    expect(begun()).toBe("a b c");
    end("a");
    expect(begun()).toBe("a b c d");
    expect(refused).toEqual([]);
  });

  it("refuses at once what would not get its turn in time, and nothing that would", () => {
    enter("a", "b", "c");
    work(20, 20);
    refused.length = 0;
    // 50 turns a second: with 20 waiting, the last waits for 400 milliseconds.
    enter(...Array.from({ length: 40 }, (_, index) => `late${index}`));
    expect(refused.length).toBeGreaterThan(15);
    expect(refused).not.toContain("late15");
    expect(refused).toContain("late39");
  });

  it("lets in more once turns end faster", () => {
    enter("a", "b", "c");
    work(20, 20);
    work(200, 2);
    refused.length = 0;
    enter(...Array.from({ length: 100 }, (_, index) => `more${index}`));
    expect(refused).toEqual([]);
  });

  it("refuses those who wait in vain, when no turn ends", () => {
    enter("a", "b", "c");
    vi.advanceTimersByTime(300);
    enter("d");
    vi.advanceTimersByTime(201);
    expect(refused).toEqual(["c"]);
    vi.advanceTimersByTime(300);
    expect(refused).toEqual(["c", "d"]);
  });

  it("recovers from a standstill", () => {
    enter("a", "b", "c");
    vi.advanceTimersByTime(1_000);
    end("a");
    end("b");
    enter("e", "f", "g");
    expect(begun()).toBe("a b e f");
    end("e");
    expect(begun()).toBe("a b e f g");
  });

  it("takes a turn back that lasts too long, and gives it once more to none", () => {
    enter("a", "b");
    vi.advanceTimersByTime(2_001);
    enter("c", "d", "e");
    expect(begun()).toBe("a b c d");
    end("a");
    expect(begun()).toBe("a b c d");
  });

  it("counts a turn that goes on, without making it wait", () => {
    enter("a", "b", "c");
    end("a");
    turns.get("a")?.resume();
    enter("d");
    end("b");
    expect(begun()).toBe("a b c");
    end("a");
    expect(begun()).toBe("a b c d");
  });

  it("passes over those who have gone", () => {
    enter("a", "b", "gone", "c");
    end("a");
    expect(begun()).toBe("a b c");
  });
});

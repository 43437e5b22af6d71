import { describe, expect, test, vi } from "vitest";

import { ChangeWatch } from "./change-watch.ts";

describe("ChangeWatch", () => {
  test("queries once for all followers, and not at all without followers", async () => {
    const looks: number[][] = [];
    const state = new Map([
      [1, { people: 1 }],
      [2, { people: 1 }],
    ]);
    const watch = new ChangeWatch({
      read: async (ids) => {
        looks.push([...ids].toSorted((a, b) => a - b));
        return new Map(ids.map((id) => [id, state.get(id)!]));
      },
      onError: (error) => {
        throw error;
      },
      interval: 1,
    });
    const heard: string[] = [];
    const stops = Array.from({ length: 50 }, (_, index) =>
      watch.follow(index % 2 ? [1, 2] : [2], (id, { people }) =>
        heard.push(`${index}: ${id} has ${people}`),
      ),
    );
    await vi.waitFor(() => expect(heard).toHaveLength(75));
    await vi.waitFor(() => expect(looks.length).toBeGreaterThan(3));
    // Nothing changed, so no viewer is notified.
    expect(heard).toHaveLength(75);
    expect(looks[1]).toEqual([1, 2]);
    state.set(1, { people: 2 });
    await vi.waitFor(() => expect(heard).toHaveLength(100));
    expect(heard.slice(75).every((line) => line.endsWith(": 1 has 2"))).toBe(true);
    for (const stop of stops) stop();
    const before = looks.length;
    const stopLast = watch.follow([2], () => {});
    stopLast();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(looks.length).toBeLessThanOrEqual(before + 1);
  });

  test("continues after a query that failed", async () => {
    const errors: unknown[] = [];
    let fails = true;
    const watch = new ChangeWatch({
      read: async (ids) => {
        if (fails) throw new Error("The database is away.");
        return new Map(ids.map((id) => [id, { people: 3 }]));
      },
      onError: (error) => errors.push(error),
      interval: 1,
    });
    const heard = vi.fn<(id: number, state: { people: number }) => void>();
    const stop = watch.follow([7], heard);
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1));
    fails = false;
    await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(7, { people: 3 }));
    stop();
  });
});

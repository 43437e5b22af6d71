import { describe, expect, it } from "vitest";

import { buildChart, summarizeChart } from "./build-chart.ts";
import { shortenAnswer } from "./drawing/shorten-answer.ts";
import { buildMoves } from "./moves/build-moves.ts";
import { sliceColour } from "./slice-colours.ts";
import { slicePie } from "./slice-pie.ts";

const options = ["Not at all", "A little", "Fairly", "Very"];

describe("buildChart", () => {
  it("puts peers and the viewer side by side", () => {
    const chart = buildChart(options, [4, 13, 28, 9], [2], 54);
    expect(chart.most).toBe(28);
    expect(chart.rows[2]).toMatchObject({ label: "Fairly", peers: 28, own: true });
    expect(chart.rows.map((row) => row.share).reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });

  it("counts shares of people, who may have chosen several", () => {
    const { rows } = buildChart(options, [9, 8, 0, 4], [], 16);
    expect(rows.map((row) => row.share)).toEqual([9 / 16, 0.5, 0, 0.25]);
  });

  it("replaces every label by its number once one is over 30 characters", () => {
    const chart = buildChart(["Short", "x".repeat(31)], [1, 0], [], 1);
    expect(chart.numbered).toBe(true);
    expect(chart.rows.map((row) => row.label)).toEqual(["1", "2"]);
    expect(buildChart(["Short", "x".repeat(30)], [1, 0], [], 1).numbered).toBe(false);
  });

  it("says of each answer in which language it is, where that is known", () => {
    const [row] = buildChart(["Sol"], [1], [], 1, "es").rows;
    expect(row?.language).toBe("es");
  });

  it("draws nothing without answers", () => {
    const chart = buildChart(options, [0, 0, 0, 0], [1], 0);
    expect(chart.rows.every((row) => row.share === 0)).toBe(true);
    expect(chart.most).toBe(1);
  });
});

describe("shortenAnswer", () => {
  it("quotes a short answer whole, and the first words of a long one", () => {
    expect(shortenAnswer("x".repeat(60))).toBe("x".repeat(60));
    const long = "Clay that sticks to the spade in every weather, and to the boots as well";
    expect(shortenAnswer(long)).toBe("Clay that sticks to the spade in every weather, and to the…");
    expect(shortenAnswer("🌱".repeat(61))).toBe(`${"🌱".repeat(59)}…`);
  });
});

describe("summarizeChart", () => {
  const summarize = (peers: number[], count: number) =>
    summarizeChart(buildChart(options, peers, [2], count));

  it.each([
    [[4, 13, 28, 9], 54, "most"],
    [[10, 13, 14, 13], 50, "more"],
    [[0, 0, 3, 0], 3, "all"],
    [[5, 5, 1, 0], 11, "tie"],
    [[0, 0, 0, 0], 0, "none"],
  ])("tells %j of %i as %s", (peers, count, kind) => {
    expect(summarize(peers, count).kind).toBe(kind);
  });

  it("counts people, not choices, where several may be chosen", () => {
    expect(summarize([6, 5, 9, 4], 10)).toMatchObject({ kind: "most", row: { text: "Fairly" } });
  });
});

describe("slicePie", () => {
  it("cuts clockwise from the top", () => {
    const [right, left] = slicePie([0.5, 0.5], 100);
    expect(right?.path).toBe("M0 0L0 -100A100 100 0 0 1 0 100Z");
    expect(right?.x).toBeCloseTo(68);
    expect(left?.x).toBeCloseTo(-68);
  });

  it("leaves empty slices out and draws a whole pie as a circle", () => {
    const [none, all] = slicePie([0, 1], 100);
    expect(none).toBeNull();
    expect(all?.path).toBe("M0 -100A100 100 0 1 1 0 100A100 100 0 1 1 0 -100Z");
  });

  it("keeps the numbers of thin neighbours apart", () => {
    const slices = slicePie([0.96, 0.01, 0.01, 0, 0.01, 0.01], 100);
    const outside = slices.filter((slice) => slice?.thin);
    expect(outside).toHaveLength(4);
    for (const [index, slice] of outside.slice(1).entries()) {
      const before = outside[index];
      const gap = Math.hypot(slice!.x - before!.x, slice!.y - before!.y);
      expect(gap).toBeGreaterThan(20);
    }
  });

  it("puts the number of a thin slice outside", () => {
    const [thin] = slicePie([0.04, 0.96], 100);
    expect(thin?.thin).toBe(true);
    expect(Math.hypot(thin?.x ?? 0, thin?.y ?? 0)).toBeGreaterThan(100);
  });
});

describe("sliceColour", () => {
  it.each([2, 5, 8, 9, 10, 17])("gives %i slices no neighbour of the same colour", (count) => {
    const colours = Array.from({ length: count }, (_, index) => sliceColour(index, count).fill);
    for (const [index, colour] of colours.entries()) {
      expect(colour).not.toBe(colours[(index + 1) % count]);
    }
  });

  it("has eight colours", () => {
    const colours = Array.from({ length: 8 }, (_, index) => sliceColour(index, 8).fill);
    expect(new Set(colours).size).toBe(8);
  });
});

describe("buildMoves", () => {
  const round = {
    people_count: 7,
    changed_count: 4,
    first_answers: [5, 3, 2, 0],
    last_answers: [3, 6, 1, 0],
    moves: [
      { from: 2, to: 1, people: 1 },
      { from: 0, to: 1, people: 2 },
      { from: null, to: 3, people: 1 },
    ],
  };

  it("gives before and after, the most frequent move first, and the winner", () => {
    const moves = buildMoves(options, round);
    expect(moves.most).toBe(6);
    expect(moves.rows[1]).toMatchObject({ label: "A little", first: 3, last: 6 });
    expect(moves.made.map(({ from, to, people }) => [from?.number, to?.number, people])).toEqual([
      [1, 2, 2],
      [3, 2, 1],
      [undefined, 4, 1],
    ]);
    expect(moves.winner?.text).toBe("A little");
  });

  it("names no winner where nothing moved or several gained equally", () => {
    expect(buildMoves(options, { ...round, last_answers: [5, 3, 2, 0] }).winner).toBeNull();
    expect(buildMoves(options, { ...round, last_answers: [3, 4, 3, 0] }).winner).toBeNull();
  });

  it("replaces labels by numbers once one is over 30 characters", () => {
    const { numbered, rows } = buildMoves(["Short", "x".repeat(31)], round);
    expect([numbered, rows.map(({ label }) => label)]).toEqual([true, ["1", "2"]]);
  });
});

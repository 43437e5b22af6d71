import { describe, expect, test } from "vitest";

import { findQuote, type QuoteSelector } from "./find-quote.ts";

const TEXT =
  "Roots look for water. In dry soil they grow deep, in wet soil they stay near the surface. " +
  "Leaves look for light. Roots look for water even at night.";

function select(quote: string, from = 0): QuoteSelector {
  const start = TEXT.indexOf(quote, from);
  return {
    quote,
    start,
    prefix: TEXT.slice(Math.max(0, start - 32), start),
    suffix: TEXT.slice(start + quote.length, start + quote.length + 32),
  };
}

const found = (text: string, selector: QuoteSelector) => {
  const stretch = findQuote(text, selector);
  return stretch && text.slice(stretch.start, stretch.end);
};

describe("a kept quote", () => {
  test("is where it was", () => {
    const selector = select("they grow deep");
    expect(findQuote(TEXT, selector)).toEqual({
      start: selector.start,
      end: selector.start + selector.quote.length,
    });
  });

  test("of several alike is the one whose surroundings are alike", () => {
    const second = select("Roots look for water", 10);
    expect(second.start).toBeGreaterThan(50);
    expect(findQuote(TEXT, second)?.start).toBe(second.start);
    const moved = `A new beginning of the text. ${TEXT}`;
    expect(findQuote(moved, second)?.start).toBe(second.start + 29);
    expect(findQuote(moved, select("Roots look for water"))?.start).toBe(29);
  });

  test("is found after small edits of its words and of the text around it", () => {
    const selector = select("In dry soil they grow deep");
    expect(found(TEXT.replace("In dry soil they", "In very dry soil, they"), selector)).toBe(
      "very dry soil, they grow deep",
    );
    expect(found(TEXT.replace("Roots look for water. ", ""), selector)).toBe(selector.quote);
    expect(found(TEXT.replace("grow deep", "grow deeper"), selector)).toBe(selector.quote);
    expect(
      found(TEXT.replace("dry soil they grow deep", "dry soils they go deeper"), selector),
    ).toBe("In dry soils they go deeper");
  });

  test("is not found in a text that no longer has it", () => {
    expect(
      findQuote("Something else entirely, about clouds.", select("they grow deep")),
    ).toBeNull();
    expect(findQuote("", select("they grow deep"))).toBeNull();
  });

  test("of great length is found as it was, and not looked for with changes", () => {
    const long = "deep roots ".repeat(300);
    const selector = { quote: long, prefix: "", suffix: "", start: 0 };
    expect(findQuote(`x ${long} y`, selector)).toEqual({ start: 2, end: 2 + long.length });
    expect(findQuote(`x ${long.replace("deep", "shallow")} y`, selector)).toBeNull();
  });
});

import { expect, type Locator } from "@playwright/test";

import type { Words } from "./words.ts";

interface ExpectedChart {
  kind: string;
  items: readonly string[];
  /** How many course mates chose each option. */
  peers: readonly number[];
  /** How many course mates answered; unless given, each chose one option. */
  people?: number;
  /** Options the viewer chose. */
  own: readonly number[];
}

/** Options longer than this turn a chart's labels into numbers. */
const LONG_LABEL = 30;

/** Checks a chart's figures against the given answers: in the drawing, and in the table. */
export async function expectChart(
  section: Locator,
  chart: ExpectedChart,
  words: Words,
): Promise<void> {
  const figure = section.getByRole("figure", { name: words.matesAnswered });
  await expect(figure.getByRole("button", { name: words.showTable })).toBeVisible();
  const drawing = figure.locator('[aria-hidden="true"]').first();
  if (chart.kind === "pie") await expectSlices(drawing, chart, words);
  else await expectBars(drawing, chart);
  await expectTable(figure, chart, words);
}

async function expectBars(drawing: Locator, { items, peers, own }: ExpectedChart): Promise<void> {
  const numbered = items.some((text) => text.length > LONG_LABEL);
  const legend = numbered ? items.map((text, index) => `${index + 1}${text}`) : [];
  await expect(drawing.locator("ol > li")).toHaveText(legend);
  const longest = Math.max(...peers);
  for (const [index, text] of items.entries()) {
    const label = numbered ? String(index + 1) : text;
    const row = drawing.locator("> div > div").nth(index);
    const count = peers[index] ?? 0;
    await expect(row).toHaveText(`${label}${count}${own.includes(index) ? " + 1" : ""}`);
    if (count === 0) continue;
    const widths = await row.locator('[style*="width"]').first().evaluate(measureInParent);
    expect(widths, `bar of ${label}`).toBeCloseTo(count / longest, 1);
  }
}

/** How much of its parent's width an element takes, 0 to 1. */
function measureInParent(element: Element): number {
  const whole = element.parentElement?.getBoundingClientRect().width ?? Number.NaN;
  return element.getBoundingClientRect().width / whole;
}

async function expectSlices(
  drawing: Locator,
  { items, peers, own, people }: ExpectedChart,
  words: Words,
): Promise<void> {
  const rows = items.map((text, index) => {
    const mark = own.includes(index) ? ` · ${words.yourAnswer}` : "";
    return `${index + 1}${text}${mark}${peers[index]} · ${shareOf(peers, index, people, words)}`;
  });
  await expect(drawing.getByRole("listitem", { includeHidden: true })).toHaveText(rows);
  await expect(drawing.locator("path")).toHaveCount(peers.filter((count) => count > 0).length);
}

async function expectTable(
  figure: Locator,
  { items, peers, own, people }: ExpectedChart,
  words: Words,
): Promise<void> {
  const numbered = items.some((text) => text.length > LONG_LABEL);
  await figure.getByRole("button", { name: words.showTable }).click();
  const rows = figure.getByRole("row");
  await expect(rows).toHaveCount(items.length + 1);
  for (const [index, text] of items.entries()) {
    const row = rows.nth(index + 1);
    await expect(row.getByRole("rowheader")).toHaveText(numbered ? `${index + 1} - ${text}` : text);
    await expect(row.getByRole("cell")).toHaveText([
      String(peers[index]),
      shareOf(peers, index, people, words),
      own.includes(index) ? words.yes : "",
    ]);
  }
  await figure.getByRole("button", { name: words.showChart }).click();
}

/** The share of those who chose an option, as the language writes it. */
function shareOf(
  peers: readonly number[],
  index: number,
  people: number | undefined,
  { locale }: Words,
): string {
  const all = people ?? peers.reduce((sum, count) => sum + count, 0);
  return new Intl.NumberFormat(locale, { style: "percent" }).format((peers[index] ?? 0) / all);
}

import { describe, expect, it } from "vitest";

import { renderScreen } from "../../testing/render-screen.tsx";
import { AuthoredHtml } from "../authored-html.tsx";

/** The code for formulas loads with the first. */
const SOON = { timeout: 10_000 };

const inline = (tex: string) => `<code class="language-math">${tex}</code>`;

async function show(html: string, lang = "en") {
  const { container, ...screen } = await renderScreen(<AuthoredHtml html={html} lang={lang} />);
  const text = container.querySelector(".authored");
  if (!(text instanceof HTMLElement)) throw new Error("There is no text.");
  const drawings = () =>
    [...text.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return { ...screen, text, drawings };
}

describe("a formula of a text", () => {
  it("is drawn and read aloud as MathML, while the text keeps its TeX", async () => {
    const { text, drawings } = await show(
      `<p>So ${inline(String.raw`\frac{a}{b}`)}.</p><pre>${inline(String.raw`\sum_i x_i`)}</pre>`,
    );
    await expect.poll(() => drawings().length, SOON).toBe(2);
    expect(text.textContent).toBe(String.raw`So \frac{a}{b}.\sum_i x_i`);
    const [fraction, sum] = drawings();
    expect(fraction?.querySelector("math mfrac")).not.toBeNull();
    expect(fraction?.querySelector(".katex-html")?.getAttribute("aria-hidden")).toBe("true");
    expect(sum?.host.localName).toBe("div");
    expect(sum?.querySelector(".katex-display")).not.toBeNull();
    expect(text.querySelector("code")?.checkVisibility()).toBe(false);
  });

  it("is chemistry, too", async () => {
    const { drawings } = await show(`<p>${inline(String.raw`\ce{H2O}`)}</p>`);
    await expect.poll(() => drawings()[0]?.querySelector("math")?.textContent, SOON).toContain("H");
  });

  it.each([
    String.raw`\frac{a`,
    String.raw`\nothing`,
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\htmlClass{fixed}{x}`,
    String.raw`\def\a{\a\a}\a`,
  ])("that is none, or wants more than to be one, stays as it was written: %s", async (tex) => {
    const { text, drawings } = await show(`<p>${inline("x")} ${inline(tex)}</p>`);
    await expect.poll(() => drawings().length, SOON).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(drawings().flatMap((root) => [...root.querySelectorAll("a, .fixed")])).toEqual([]);
    expect(text.textContent).toBe(`x ${tex}`);
  });
});

it.each([
  ["en", "Warning"],
  ["es", "Atención"],
  ["fr", "Warning"],
])("a callout says in %s what it is, in no part of the text", async (lang, name) => {
  const { text, getByRole } = await show(`<div data-callout="warning"><p>Hot.</p></div>`, lang);
  await expect.element(getByRole("note", { name })).toBeVisible();
  expect(text.textContent).toBe("Hot.");
});

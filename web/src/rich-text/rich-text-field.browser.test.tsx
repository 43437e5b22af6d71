import { useState } from "react";
import { describe, expect, it } from "vitest";
import { type Locator, userEvent } from "vitest/browser";

import { renderScreen } from "../testing/render-screen.tsx";
import { RichTextField } from "./rich-text-field.tsx";

const PICTURE = `<p><img src="https://example.org/a.png" alt=""> b</p>`;

async function edit(html: string) {
  let written = html;
  function Field() {
    const [value, setValue] = useState(html);
    return (
      <RichTextField
        label="Text"
        value={value}
        isDisabled={false}
        onChange={(text) => {
          written = text;
          setValue(text);
        }}
      />
    );
  }
  const screen = await renderScreen(<Field />);
  const text = screen.getByRole("textbox", { name: "Text", exact: true });
  await userEvent.click(text);
  await expect.element(text).toHaveFocus();
  /**
   * Selects the text's beginning; keys pressed before the editor is ready, on a busy machine, select nothing.
   */
  const selectFirst = (tool: Locator) =>
    expect
      .poll(
        async () => {
          await userEvent.keyboard("{Control>}{Home}{/Control}");
          await userEvent.keyboard("{ArrowRight}");
          return expect
            .element(tool, { timeout: 1_500 })
            .toBeVisible()
            .then(
              () => true,
              () => false,
            );
        },
        { timeout: 15_000 },
      )
      .toBe(true);
  return { ...screen, text, selectFirst, html: () => written };
}

function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  target.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe("the editor of texts", () => {
  it("writes a formula as TeX, says what is none and keeps it", async () => {
    const { getByRole, html } = await edit("");
    await userEvent.click(getByRole("button", { name: "Formula" }));
    const tex = getByRole("textbox", { name: "Formula in TeX" });
    await expect.element(tex).toHaveFocus();
    await userEvent.type(tex, String.raw`\frac{{a`);
    await expect
      .element(getByRole("textbox", { name: "Formula in TeX" }))
      .toHaveAttribute("aria-invalid", "true");
    await userEvent.keyboard("}{{b}");
    await expect.element(tex).not.toHaveAttribute("aria-invalid", "true");
    await userEvent.keyboard("{Enter} more");
    await expect
      .poll(html)
      .toBe(String.raw`<p><code class="language-math">\frac{a}{b}</code> more</p>`);
  });

  it("puts a formula on a line of its own, and reaches it by key", async () => {
    const { getByRole, getByText, selectFirst, html } = await edit(
      `<p><code class="language-math">x</code> b</p>`,
    );
    const tex = getByRole("textbox", { name: "Formula in TeX" });
    await selectFirst(tex);
    await expect.element(tex).toHaveValue("x");
    await userEvent.keyboard("{Enter}");
    await expect.element(tex).toHaveFocus();
    await userEvent.click(getByText("On a line of its own"));
    await expect.poll(html).toBe(`<pre><code class="language-math">x</code></pre><p> b</p>`);
  });

  it("captions, places and resizes a picture", async () => {
    const { getByRole, getByText, selectFirst, html, text } = await edit(PICTURE);
    const alternative = getByRole("textbox", { name: /What the picture shows/ });
    await selectFirst(alternative);
    await userEvent.type(alternative, "A leaf");
    await userEvent.click(getByRole("button", { name: /Place/ }));
    await userEvent.click(getByRole("option", { name: "Right, with text beside it" }));
    await expect
      .poll(html)
      .toContain(
        `<figure data-align="right"><img src="https://example.org/a.png" alt="A leaf"></figure>`,
      );
    const width = getByRole("slider", { name: "Width" });
    (width.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect.poll(html).toMatch(/<img [^>]*width="638"/);
    await userEvent.click(getByText("Caption", { exact: true }));
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard("In autumn{Enter}after");
    await expect.poll(html).toContain("<figcaption>In autumn</figcaption></figure><p>after</p>");
  });

  it("sets a paragraph apart as a tip, changes its kind and lets it go", async () => {
    const { getByRole, html } = await edit("<p>a</p>");
    const choose = async (name: string) => {
      await userEvent.click(getByRole("button", { name: "Callout" }));
      await userEvent.click(getByRole("menuitem", { name, exact: true }));
    };
    await choose("Tip");
    await expect.poll(html).toBe(`<div data-callout="tip"><p>a</p></div>`);
    await choose("Warning");
    await expect.poll(html).toBe(`<div data-callout="warning"><p>a</p></div>`);
    await choose("Remove callout");
    await expect.poll(html).toBe("<p>a</p>");
  });

  it("links an address that is pasted into the text; undoing leaves the address", async () => {
    const { text, html, getByRole } = await edit("");
    paste(text.element(), "https://example.org/a");
    await expect
      .poll(html)
      .toBe(`<p><a href="https://example.org/a">https://example.org/a</a></p>`);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(html).toBe("<p>https://example.org/a</p>");
    await userEvent.keyboard("{Control>}a{/Control}{Control>}k{/Control}");
    await userEvent.type(getByRole("textbox", { name: "Address" }), "example.net{Enter}");
    await expect.poll(html).toBe(`<p><a href="https://example.net">https://example.org/a</a></p>`);
  });

  it("links an address that is typed, once a space follows it", async () => {
    const { text, html } = await edit("<p>See</p>");
    await userEvent.click(text);
    await userEvent.keyboard(
      "{Control>}{End}{/Control} https://example.org/a. Or http://b.example now",
    );
    await expect
      .poll(html)
      .toBe(
        `<p>See <a href="https://example.org/a">https://example.org/a</a>. Or <a href="http://b.example">http://b.example</a> now</p>`,
      );
  });

  it("goes through a table by Tab, which adds a row behind the last, and out by Alt+F10", async () => {
    const { html, getByRole, text } = await edit(
      "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>",
    );
    await userEvent.click(text.getByText("a"));
    await userEvent.keyboard("{Tab}{Tab}c");
    await expect
      .poll(html)
      .toBe(
        "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td><p>c</p></td><td><p></p></td></tr></tbody></table>",
      );
    await userEvent.keyboard("{Alt>}{F10}{/Alt}");
    await expect.element(getByRole("button", { name: /Kind of paragraph/ })).toHaveFocus();
  });
});

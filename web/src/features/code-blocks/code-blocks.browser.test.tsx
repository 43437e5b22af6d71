import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { renderScreen } from "../../testing/render-screen.tsx";
import { AuthoredHtml } from "../../ui/authored-html.tsx";
import { CodeBlocks } from "./code-blocks.tsx";

const SHORT = 'let a = "x"; // one';
const block = (code: string, language = "javascript") =>
  `<pre><code class="language-${language}">${code}\n</code></pre>`;

async function show(html: string) {
  const screen = await renderScreen(
    <>
      <AuthoredHtml html={html} />
      <CodeBlocks />
    </>,
  );
  const pre = screen.container.querySelector("pre");
  if (!pre) throw new Error("There is no code.");
  return { ...screen, pre };
}

/** The text of each highlight. */
const coloured = (name: string) =>
  [...(CSS.highlights.get(`code-${name}`) ?? [])].map((range) => {
    const { startContainer, startOffset, endOffset } = range;
    return startContainer.textContent?.slice(startOffset, endOffset);
  });

describe("code of a text", () => {
  it("is copied as it is, and its tools are no part of the text", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const { getByRole, getByText, pre } = await show(block(SHORT));
    expect(pre.parentElement?.textContent).toBe(`${SHORT}\n`);
    await userEvent.click(getByRole("button", { name: "Copy code" }));
    expect(write).toHaveBeenCalledWith(SHORT);
    await expect.element(getByText("Copied")).toBeInTheDocument();
  });

  it("is wrapped where it is wider than its box, on later visits too", async () => {
    const { getByRole, pre, unmount } = await show(block(`${SHORT} `.repeat(40)));
    const wrap = getByRole("button", { name: "Wrap long lines" });
    await expect.element(wrap).toHaveAttribute("aria-pressed", "false");
    expect(pre.scrollWidth).toBeGreaterThan(pre.clientWidth);
    await userEvent.click(wrap);
    await expect.element(wrap).toHaveAttribute("aria-pressed", "true");
    expect(pre.scrollWidth).toBe(pre.clientWidth);
    await unmount();
    const later = await show(block(`${SHORT} `.repeat(40)));
    expect(later.pre.scrollWidth).toBe(later.pre.clientWidth);
  });

  it("offers nothing to wrap where all is seen", async () => {
    const { getByRole } = await show(block(SHORT));
    await expect.element(getByRole("button", { name: "Copy code" })).toBeVisible();
    expect(getByRole("button", { name: "Wrap long lines" }).elements()).toHaveLength(0);
  });

  it("is coloured in its language, without a change of the document", async () => {
    const { pre } = await show(block(SHORT));
    const before = pre.innerHTML;
    await vi.waitFor(() => expect(coloured("keyword")).toEqual(["let"]));
    expect(coloured("string")).toEqual(['"x"']);
    expect(coloured("comment")).toEqual(["// one"]);
    expect(pre.innerHTML).toBe(before);
  });

  it("colours a script within a document", async () => {
    await show(
      block('&lt;p class="a"&gt;b&lt;/p&gt;&lt;script&gt;let c = 1;&lt;/script&gt;', "html"),
    );
    await vi.waitFor(() => expect(coloured("keyword")).toContain("let"));
    expect(coloured("keyword")).toContain("p");
    expect(coloured("number")).toEqual(["1"]);
  });

  it("stays plain in a language that is not known", async () => {
    await show(block(SHORT, "klingon"));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(coloured("keyword")).toEqual([]);
  });
});

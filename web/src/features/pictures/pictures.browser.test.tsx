import { useState } from "react";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { renderScreen } from "../../testing/render-screen.tsx";
import { AuthoredHtml } from "../../ui/authored-html.tsx";
import { Pictures } from "./pictures.tsx";

const drawing = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="${colour}"/></svg>`,
  )}`;
const SIZE = 'width="400" height="300"';
const FIGURE = `<figure><img src="${drawing("green")}" srcset="${drawing("red")} 480w" sizes="100vw" ${SIZE} alt="A field">
  <figcaption>Our field in May</figcaption></figure>`;
const ANIMATION = `<picture><source media="(prefers-reduced-motion: reduce)" srcset="${drawing("blue")}"><img
  src="${drawing("green")}" data-animated="" ${SIZE} alt="A wheel that turns"></picture>`;

const show = (html: string) =>
  renderScreen(
    <>
      <AuthoredHtml html={html} />
      <Pictures />
    </>,
  );

/** A text that comes while the pictures of others are followed already. */
function LateText() {
  const [html, setHtml] = useState("<p>Nothing yet</p>");
  return (
    <>
      <AuthoredHtml html={html} />
      <button type="button" onClick={() => setHtml(FIGURE)}>
        Next
      </button>
      <Pictures />
    </>
  );
}

describe("a picture of a text", () => {
  it("opens large with its caption, and gives the focus back", async () => {
    const { getByRole, getByText } = await show(FIGURE);
    const opener = getByRole("button", { name: "A field" });
    await expect.element(opener).toHaveAttribute("aria-haspopup", "dialog");
    opener.element().focus();
    await userEvent.keyboard("{Enter}");
    const viewer = getByRole("dialog", { name: "A field" });
    await expect.element(viewer).toBeVisible();
    await expect.element(viewer.getByText("Our field in May")).toBeVisible();
    await expect.element(viewer.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(getByText("Our field in May").elements()).toHaveLength(1);
  });

  it.each([
    ["the page shows it small", 'sizes="120px" width="1600" height="1200"'],
    ["its author made it small", 'sizes="120px" width="120" height="90"'],
  ])("opens as large as its file and the screen allow where %s", async (_, size) => {
    const copies = `${drawing("red")} 480w, ${drawing("blue")} 1440w`;
    const { getByRole } = await show(
      `<img src="${drawing("green")}" srcset="${copies}" ${size} alt="A field">`,
    );
    await userEvent.click(getByRole("button", { name: "A field" }));
    const viewer = getByRole("dialog");
    const image = viewer.getByRole("img").element();
    const stage = image.closest(".picture-viewer-stage")!;
    // Rounded to whole pixels.
    await expect.poll(() => stage.clientHeight - image.clientHeight).toBeLessThanOrEqual(1);
    expect(image.clientWidth / image.clientHeight).toBeCloseTo(4 / 3, 1);
  });

  it("is zoomed by buttons, keys and a click, and moved by the arrows", async () => {
    const { getByRole } = await show(FIGURE);
    await userEvent.click(getByRole("button", { name: "A field" }));
    const viewer = getByRole("dialog");
    const zoom = viewer.getByRole("status", { name: "Zoom" });
    await expect.element(zoom).toHaveTextContent("100%");
    const out = viewer.getByRole("button", { name: "Zoom out" });
    await expect.element(out).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(viewer.getByRole("button", { name: "Zoom in" }));
    await expect.element(zoom).not.toHaveTextContent("100%");
    await expect.element(out).not.toHaveAttribute("aria-disabled");
    const image = () => viewer.getByRole("img").element().getBoundingClientRect();
    const before = image().x;
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => image().x).toBeLessThan(before);
    await userEvent.keyboard("0");
    await expect.element(zoom).toHaveTextContent("100%");
    await userEvent.click(viewer.getByRole("img"));
    await expect.element(zoom).toHaveTextContent("250%");
    await userEvent.click(viewer.getByRole("img"));
    await expect.element(zoom).toHaveTextContent("100%");
  });

  it("shows the file as it was uploaded on demand alone", async () => {
    const { getByRole } = await show(FIGURE);
    await userEvent.click(getByRole("button", { name: "A field" }));
    const viewer = getByRole("dialog");
    const image = viewer.getByRole("img");
    await expect.element(image).toHaveAttribute("srcset", `${drawing("red")} 480w`);
    await userEvent.click(viewer.getByRole("button", { name: "Open original" }));
    await expect.element(image).not.toHaveAttribute("srcset");
    await expect.element(image).toHaveAttribute("src", drawing("green"));
  });

  it("leads on where it is in a link, and is a sign where it is small", async () => {
    const { getByRole } = await show(
      `<a href="#there"><img src="${drawing("green")}" ${SIZE} alt="To the field"></a>
       <p><img src="${drawing("red")}" width="24" height="24" alt="Tip"></p>
       <p><img src="${drawing("blue")}" ${SIZE}></p>`,
    );
    await expect.element(getByRole("button", { name: "Picture" })).toBeVisible();
    expect(getByRole("button").elements()).toHaveLength(1);
    await expect.element(getByRole("link", { name: "To the field" })).toBeVisible();
  });

  it("of a text that is drawn later opens as well", async () => {
    const { getByRole } = await renderScreen(<LateText />);
    await userEvent.click(getByRole("button", { name: "Next" }));
    await expect.element(getByRole("button", { name: "A field" })).toBeVisible();
  });
});

describe("an animation", () => {
  it("is still where less motion is wanted, begins on demand and can be stopped", async () => {
    const { getByRole, container } = await show(ANIMATION);
    const image = container.querySelector("img")!;
    // The test browser has `prefers-reduced-motion` set.
    await expect.poll(() => image.currentSrc).toBe(drawing("blue"));
    await userEvent.click(getByRole("button", { name: "Play animation" }));
    await expect.poll(() => image.currentSrc).toBe(drawing("green"));
    await userEvent.click(getByRole("button", { name: "Pause animation" }));
    await expect.poll(() => image.currentSrc).toBe(drawing("blue"));
  });
});

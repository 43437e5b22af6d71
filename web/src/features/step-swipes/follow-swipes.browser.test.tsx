import type { PageData } from "@paso/contract";
import { afterEach, expect, it } from "vitest";

import { renderScreen } from "../../testing/render-screen.tsx";
import { followSwipes } from "./index.ts";

const PAGE = {
  sections: {
    1: { id: 1, order: 1, status: "finished" },
    2: { id: 2, order: 2, status: "finished" },
  },
} as unknown as PageData;

let following: AbortController;
afterEach(() => following.abort());

async function show() {
  following = new AbortController();
  const screen = await renderScreen(
    <ol>
      {[1, 2].map((id) => (
        <li key={id} id={`section-${id}`}>
          <h2 id={`section-${id}-heading`} tabIndex={-1}>{`Step ${id}`}</h2>
          <p>{`Text ${id}`}</p>
          <pre className="w-24 overflow-x-auto">{`Code ${id} is wider than its box`}</pre>
          <input type="range" aria-label={`Slider ${id}`} />
        </li>
      ))}
    </ol>,
  );
  followSwipes(() => PAGE, following.signal);
  return screen;
}

type Finger = "touch" | "mouse";

function swipe(element: Element, x: number, pointerType: Finger = "touch"): void {
  const about = { bubbles: true, isPrimary: true, pointerType };
  element.dispatchEvent(new PointerEvent("pointerdown", { ...about, clientX: 200 }));
  element.dispatchEvent(new PointerEvent("pointerup", { ...about, clientX: 200 + x }));
}

it("leads to the step beside, with the focus on its heading", async () => {
  const screen = await show();
  swipe(screen.getByText("Text 1").element(), -100);
  await expect.element(screen.getByRole("heading", { name: "Step 2" })).toHaveFocus();
  swipe(screen.getByText("Text 2").element(), 100);
  await expect.element(screen.getByRole("heading", { name: "Step 1" })).toHaveFocus();
});

it("leaves alone what moves sideways itself, what is selected, a mouse, and a second finger", async () => {
  const screen = await show();
  const text = screen.getByText("Text 1").element();
  swipe(screen.getByText("Code 1 is wider than its box").element(), -100);
  swipe(screen.getByRole("slider", { name: "Slider 1" }).element(), -100);
  swipe(text, -100, "mouse");
  getSelection()?.selectAllChildren(text);
  swipe(text, -100);
  getSelection()?.removeAllRanges();
  const about = { bubbles: true, pointerType: "touch" };
  text.dispatchEvent(new PointerEvent("pointerdown", { ...about, isPrimary: true, clientX: 200 }));
  text.dispatchEvent(new PointerEvent("pointerdown", { ...about, clientX: 220 }));
  text.dispatchEvent(new PointerEvent("pointerup", { ...about, isPrimary: true, clientX: 90 }));
  expect(document.activeElement).toBe(document.body);
  following.abort();
  swipe(text, -100);
  expect(document.activeElement).toBe(document.body);
});

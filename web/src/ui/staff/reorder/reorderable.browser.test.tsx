import { useState } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { DragHandle } from "./drag-handle.tsx";
import { ReorderableRow } from "./reorderable-row.tsx";
import { Reorderable } from "./reorderable.tsx";

describe("Reorderable", () => {
  it.each([
    { from: "A", onto: "C", at: "lower half", expected: "B C A D" },
    { from: "A", onto: "C", at: "upper half", expected: "B A C D" },
    { from: "D", onto: "A", at: "upper half", expected: "D A B C" },
    { from: "D", onto: "A", at: "lower half", expected: "A D B C" },
    { from: "B", onto: "A", at: "lower half", expected: "A B C D" },
  ])("drops $from at the $at of $onto", async ({ from, onto, at, expected }) => {
    await render(<Letters />);
    const { height } = row(onto).element().getBoundingClientRect();
    await userEvent.dragAndDrop(handleArea(from), row(onto), {
      targetPosition: { x: 60, y: at === "lower half" ? height - 4 : 4 },
    });
    await expectOrder(expected);
    await expect.element(page.getByRole("button", { name: /^To/ })).not.toBeInTheDocument();
  });

  it("moves a row by the arrow keys, no further than the ends, and keeps the focus", async () => {
    await render(<Letters />);
    handle("B").focus();
    await userEvent.keyboard("{ArrowDown}");
    await expectOrder("A C B D");
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    await expectOrder("B A C D");
    await expect.element(page.getByRole("button", { name: "Move B" })).toHaveFocus();
  });

  it("drops at the position of the row that the keyboard went to", async () => {
    await render(<Letters />);
    handle("A").focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(target(2)).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(target(3)).toHaveFocus();
    await expect.element(target(3)).toHaveAccessibleDescription(/Press Enter to drop/);
    await userEvent.keyboard("{Enter}");
    await expectOrder("B C A D");
    await expect.element(page.getByRole("button", { name: "Move A" })).toHaveFocus();
  });

  it("changes nothing when the drag is cancelled", async () => {
    await render(<Letters />);
    handle("A").focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(target(2)).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expectOrder("A B C D");
    await expect.element(page.getByRole("button", { name: "Move A" })).toHaveFocus();
    await expect.element(target(2)).not.toBeInTheDocument();
  });

  it("takes the drop from what is in the row", async () => {
    await render(<Letters />);
    const text = page.getByRole("textbox", { name: "Text of D" });
    const { height } = text.element().getBoundingClientRect();
    await userEvent.dragAndDrop(handleArea("A"), text, {
      targetPosition: { x: 20, y: height - 2 },
    });
    await expectOrder("B C D A");
    await expect.element(text).toHaveValue("");
  });

  it("moves nothing while it is disabled", async () => {
    await render(<Letters isDisabled />);
    await expect.element(page.getByRole("button", { name: "Move A" })).toBeDisabled();
    await userEvent.dragAndDrop(handleArea("A"), row("D"));
    await expectOrder("A B C D");
  });

  it("keeps a list within a list apart", async () => {
    await render(<Nested />);
    handle("A").focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(target(2)).toHaveFocus();
    await expect.element(page.getByRole("button", { name: "To 9" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expectOrder("B A C D");
  });
});

function Letters({ isDisabled = false }) {
  const [letters, setLetters] = useState(["A", "B", "C", "D"]);
  return (
    <Reorderable
      count={letters.length}
      onMove={(from, to) =>
        setLetters((list) => list.toSpliced(from, 1).toSpliced(to, 0, list[from] ?? ""))
      }
    >
      <ol className="grid gap-2">
        {letters.map((letter, index) => (
          <ReorderableRow
            key={letter}
            index={index}
            dropLabel={`To ${index + 1}`}
            data-letter={letter}
            className="flex"
          >
            <DragHandle label={`Move ${letter}`} isDisabled={isDisabled} />
            <input aria-label={`Text of ${letter}`} />
          </ReorderableRow>
        ))}
      </ol>
    </Reorderable>
  );
}

/** A list in a row of another one. */
function Nested() {
  return (
    <Reorderable count={9} onMove={() => {}}>
      <ul>
        <ReorderableRow index={8} dropLabel="To 9">
          <DragHandle label="Move outer" isDisabled={false} />
          <Letters />
        </ReorderableRow>
      </ul>
    </Reorderable>
  );
}

const handle = (letter: string) =>
  page.getByRole("button", { name: `Move ${letter}` }).element() as HTMLElement;
/** The area that the pointer grabs. */
const handleArea = (letter: string) => page.getByTitle(`Move ${letter}`);
const row = (letter: string) => page.getByRole("listitem").filter({ has: handleArea(letter) });
const target = (number: number) => page.getByRole("button", { name: `To ${number}` });

async function expectOrder(letters: string): Promise<void> {
  const order = () =>
    [...document.querySelectorAll<HTMLElement>("[data-letter]")].map(
      ({ dataset }) => dataset["letter"],
    );
  await expect.poll(() => order().join(" ")).toBe(letters);
}

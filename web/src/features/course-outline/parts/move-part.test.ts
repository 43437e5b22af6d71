import type { CourseOutline } from "@paso/contract";
import { describe, expect, it } from "vitest";

import { applyMove, moveBack, moveTo, withoutPart, type DropPosition } from "./move-part.ts";
import { findPart, type PartName } from "./part.ts";

/** Modules 1 and 2; pages 11, 12 and 21; sections 111, 112, 113 and 121. */
const outline = {
  course: { id: 9 },
  modules: [
    module(1, 1, [
      page(11, 1, [section(111, 1), section(112, 2), section(113, 5)]),
      page(12, 2, [section(121, 1)]),
    ]),
    module(2, 2, [page(21, 1, [])]),
  ],
} as unknown as CourseOutline;

function module(id: number, order: number, pages: object[]) {
  return { id, order, title: `module ${id}`, pages };
}

function page(id: number, order: number, sections: object[]) {
  return { id, order, title: `page ${id}`, sections };
}

function section(id: number, order: number) {
  return { id, order, title_line: `section ${id}` };
}

/** The outline in one line: `1[11(111 112) 12()] 2[]`. */
function sketch({ modules }: CourseOutline): string {
  return modules
    .map(({ id, pages }) => {
      const inside = pages.map(
        ({ id, sections }) => `${id}(${sections.map(({ id }) => id).join(" ")})`,
      );
      return `${id}[${inside.join(" ")}]`;
    })
    .join(" ");
}

const section112: PartName = { kind: "section", id: 112 };

describe("moveTo and applyMove", () => {
  it.each<[string, PartName, DropPosition, string]>([
    [
      "a section up",
      section112,
      { kind: "section", id: 111, side: "before" },
      "1[11(112 111 113) 12(121)] 2[21()]",
    ],
    [
      "a section down",
      section112,
      { kind: "section", id: 113, side: "after" },
      "1[11(111 113 112) 12(121)] 2[21()]",
    ],
    [
      "a section to where it is",
      section112,
      { kind: "section", id: 111, side: "after" },
      "1[11(111 112 113) 12(121)] 2[21()]",
    ],
    [
      "a section beside one of another page",
      section112,
      { kind: "section", id: 121, side: "before" },
      "1[11(111 113) 12(112 121)] 2[21()]",
    ],
    [
      "a section into an empty page of another module",
      section112,
      { kind: "page", id: 21, side: "on" },
      "1[11(111 113) 12(121)] 2[21(112)]",
    ],
    [
      "a section to the end of its own page",
      section112,
      { kind: "page", id: 11, side: "on" },
      "1[11(111 113 112) 12(121)] 2[21()]",
    ],
    [
      "a page into another module",
      { kind: "page", id: 11 },
      { kind: "page", id: 21, side: "before" },
      "1[12(121)] 2[11(111 112 113) 21()]",
    ],
    [
      "a page to the end of a module",
      { kind: "page", id: 11 },
      { kind: "module", id: 2, side: "on" },
      "1[12(121)] 2[21() 11(111 112 113)]",
    ],
    [
      "a module",
      { kind: "module", id: 2 },
      { kind: "module", id: 1, side: "before" },
      "2[21()] 1[11(111 112 113) 12(121)]",
    ],
  ])("moves %s", (_, part, drop, expected) => {
    const move = moveTo(outline, part, drop);
    expect(move).not.toBeNull();
    expect(sketch(applyMove(outline, move!))).toBe(expected);
  });

  it("leaves what it does not touch as it is", () => {
    const moved = applyMove(
      outline,
      moveTo(outline, { kind: "section", id: 112 }, { kind: "section", id: 111, side: "before" })!,
    );
    expect(moved.modules[1]).toBe(outline.modules[1]);
    expect(moved.modules[0]?.pages[1]).toBe(outline.modules[0]?.pages[1]);
  });

  it("numbers the new siblings from 1 and leaves the old ones' numbers", () => {
    const move = moveTo(
      outline,
      { kind: "section", id: 111 },
      { kind: "page", id: 12, side: "on" },
    );
    const moved = applyMove(outline, move!);
    const orders = moved.modules[0]?.pages.map(({ sections }) =>
      sections.map(({ order }) => order),
    );
    expect(orders).toEqual([
      [2, 5],
      [1, 2],
    ]);
  });

  it.each<[string, PartName, DropPosition]>([
    ["a section beside a page", section112, { kind: "page", id: 12, side: "before" }],
    ["a section into a module", section112, { kind: "module", id: 2, side: "on" }],
    ["a page into a page", { kind: "page", id: 11 }, { kind: "page", id: 12, side: "on" }],
    ["a module into a module", { kind: "module", id: 1 }, { kind: "module", id: 2, side: "on" }],
    ["a section beside itself", section112, { kind: "section", id: 112, side: "after" }],
    ["a section beside one that is gone", section112, { kind: "section", id: 999, side: "after" }],
  ])("does not put %s", (_, part, drop) => {
    expect(moveTo(outline, part, drop)).toBeNull();
  });

  it("undoes every move", () => {
    const parts: PartName[] = [section112, { kind: "page", id: 11 }, { kind: "module", id: 1 }];
    const drops: DropPosition[] = [
      { kind: "page", id: 21, side: "on" },
      { kind: "module", id: 2, side: "on" },
      { kind: "module", id: 2, side: "after" },
    ];
    for (const [index, part] of parts.entries()) {
      const before = findPart(outline, part);
      const moved = applyMove(outline, moveTo(outline, part, drops[index]!)!);
      expect(sketch(moved)).not.toBe(sketch(outline));
      expect(sketch(applyMove(moved, moveBack(before!)))).toBe(sketch(outline));
    }
  });
});

describe("withoutPart", () => {
  it.each<[PartName, string]>([
    [section112, "1[11(111 113) 12(121)] 2[21()]"],
    [{ kind: "page", id: 11 }, "1[12(121)] 2[21()]"],
    [{ kind: "module", id: 1 }, "2[21()]"],
  ])("takes %j out", (part, expected) => {
    expect(sketch(withoutPart(outline, part))).toBe(expected);
  });
});

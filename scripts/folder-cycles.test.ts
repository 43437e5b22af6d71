import { describe, expect, it } from "vitest";

import { findFolderCycles } from "./folder-cycles.ts";

/** `a/one.ts > b/two.ts` as an import. */
const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = "", to = ""] = line.split(" > ");
    return { from, to };
  });

describe("findFolderCycles", () => {
  it("finds two folders whose files never meet in a cycle", () => {
    const cycle = imports("a/one.ts > b/two.ts", "b/three.ts > a/four.ts");
    expect(findFolderCycles(cycle)).toEqual([cycle]);
  });

  it("names every folder that is in a cycle", () => {
    const tangled = imports(
      "a/x.ts > b/x.ts",
      "b/y.ts > c/x.ts",
      "c/y.ts > a/y.ts",
      "a/z.ts > c/z.ts",
      "d/x.ts > a/x.ts",
      "d/x.ts > d/e/x.ts",
      "d/e/y.ts > d/y.ts",
    );
    expect(findFolderCycles(tangled)).toEqual([
      imports("a/z.ts > c/z.ts", "c/y.ts > a/y.ts"),
      imports("b/y.ts > c/x.ts", "c/y.ts > a/y.ts", "a/x.ts > b/x.ts"),
      imports("d/x.ts > d/e/x.ts", "d/e/y.ts > d/y.ts"),
    ]);
  });

  it("takes a folder and one inside it as two", () => {
    expect(findFolderCycles(imports("a/x.ts > a/b/x.ts", "a/b/x.ts > c/x.ts"))).toEqual([]);
    expect(findFolderCycles(imports("a/x.ts > a/b/x.ts", "a/b/y.ts > a/y.ts"))).toHaveLength(1);
  });

  it("lets files of one folder import each other", () => {
    expect(findFolderCycles(imports("a/x.ts > a/y.ts", "a/y.ts > b/x.ts"))).toEqual([]);
  });
});

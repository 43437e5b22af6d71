import { describe, expect, it } from "vitest";

import { htmlToText } from "./html-to-text.ts";

describe("htmlToText", () => {
  it("has a line for each block", () => {
    expect(
      htmlToText("<h2>Soil</h2>\n<p>is <em>alive</em>, &amp; deep</p><ul><li>a</li></ul>"),
    ).toBe("Soil\nis alive, & deep\na");
  });
});

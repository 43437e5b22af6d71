import { htmlTextCases } from "@paso/contract/testing/html-text-cases.ts";
import { describe, expect, it } from "vitest";

import { htmlToText } from "./html-to-text.ts";

describe("htmlToText", () => {
  it.each(htmlTextCases)("reads %j", (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it("leaves out elements with their content", () => {
    const html = "<p>a</p><table><tr><td><pre>b</pre></td></tr></table><p>c</p><pre>d";
    expect(htmlToText(html, ["pre", "table"])).toBe("a\nc");
  });
});

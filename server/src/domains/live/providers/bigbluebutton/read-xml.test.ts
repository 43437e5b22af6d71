import { expect, test } from "vitest";

import { childOf, childrenOf, readXml, textOf } from "./read-xml.ts";

test("reads elements, their texts and what stands for characters", () => {
  const root = readXml(
    `<?xml version="1.0"?><response><name> A &amp; B &#x3c;3 </name><empty/><list><one>1</one><one><![CDATA[<2>]]></one></list></response>`,
  );
  expect(root?.name).toBe("response");
  expect(textOf(root ?? undefined, "name")).toBe("A & B <3");
  expect(textOf(root ?? undefined, "empty")).toBe("");
  expect(textOf(root ?? undefined, "missing")).toBe("");
  const list = childOf(root ?? undefined, "list");
  expect(childrenOf(list, "one").map(({ text }) => text)).toEqual(["1", "<2>"]);
});

test.each([
  ["nothing", ""],
  ["a text", "Hello"],
  ["what ends early", "<response><returncode>SUCCESS"],
  ["two roots", "<a/><b/>"],
  ["a document that is too deep", "<a>".repeat(100) + "</a>".repeat(100)],
])("%s is no document", (_, xml) => {
  expect(readXml(xml)).toBeNull();
});

test("definitions are not read, so that none can blow it up", () => {
  const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><r>&b;</r>`;
  expect(readXml(bomb)?.text).toBe("&b;");
});

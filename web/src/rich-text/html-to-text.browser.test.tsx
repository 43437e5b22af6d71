import { htmlTextCases } from "@paso/contract/testing/html-text-cases.ts";
import { expect, it } from "vitest";

import { htmlToText } from "./html-to-text.ts";

it.each(htmlTextCases)("reads %j", (html, text) => {
  expect(htmlToText(html)).toBe(text);
});

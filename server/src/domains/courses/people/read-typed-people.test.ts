import { expect, test } from "vitest";

import { readTypedPeople } from "./read-typed-people.ts";

const MEI = { line: 1, name: "Mei Tanaka", email: "mei@example.org", issue: null };

test.each([
  "Mei Tanaka <mei@example.org>",
  '"Mei Tanaka" <mei@example.org>',
  "Tanaka, Mei <mei@example.org>",
  "Mei Tanaka <mailto:mei@example.org>",
  "Mei Tanaka, mei@example.org",
  "Mei Tanaka; mei@example.org",
  "Mei Tanaka\tmei@example.org",
  "Tanaka\tMei\tmei@example.org",
  "  Mei  Tanaka mei@example.org ",
  "mei@example.org, Mei Tanaka",
])("reads %j", (text) => {
  expect(readTypedPeople(text)).toEqual([MEI]);
});

test("an address is enough, with any kind of line end", () => {
  expect(readTypedPeople("mei@example.org\r\n\n\rana@example.org\n")).toMatchObject([
    { line: 1, name: "", email: "mei@example.org", issue: null },
    { line: 4, name: "", email: "ana@example.org", issue: null },
  ]);
});

test("several people fit into a line", () => {
  expect(
    readTypedPeople("Mei Tanaka <mei@example.org>; Ana <ana@example.org>, owen@example.org"),
  ).toMatchObject([
    { line: 1, name: "Mei Tanaka", email: "mei@example.org" },
    { line: 1, name: "Ana", email: "ana@example.org" },
    { line: 1, name: "", email: "owen@example.org" },
  ]);
});

test.each([
  ["Mei Tanaka", "There is no address in this line.", "Mei Tanaka"],
  ["Tanaka, Mei", "There is no address in this line.", "Tanaka, Mei"],
  ["camila@example", "This address has no ending such as .org.", "camila@example"],
  ["Camila <camila@example>", "This address has no ending such as .org.", "camila@example"],
  ["a@b@example.org", "This is not an address.", "a@b@example.org"],
  ["@example.org", "This is not an address.", "@example.org"],
  [`${"a".repeat(250)}@example.org`, "This is not an address.", `${"a".repeat(250)}@example.org`],
])("%j is no address", (text, issue, email) => {
  expect(readTypedPeople(text)).toMatchObject([{ line: 1, email, issue }]);
});

test("a long line without sense is read quickly", () => {
  const [person] = readTypedPeople("a ".repeat(50_000) + "@".repeat(50_000));
  expect(person?.issue).toBe("This is not an address.");
});

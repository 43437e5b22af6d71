import type { TypedPerson } from "@paso/contract";
import { expect, test } from "vitest";

import { comesIn, linesLeft } from "./typed-lines.ts";

const person = (line: number, outcome: TypedPerson["outcome"], message: string | null = null) => {
  return { line, outcome, name: "", email: `${line}@example.org`, message };
};

test("those who are not here come in, invited where they have no account", () => {
  const outcomes = [
    "enrols",
    "returns",
    "invites",
    "here",
    "repeated",
    "unknown",
    "invalid",
  ] as const;
  expect(outcomes.filter((outcome) => comesIn(person(1, outcome)))).toEqual([
    "enrols",
    "returns",
    "invites",
  ]);
});

test("the lines that nothing came of stay, whole", () => {
  const text = "ada@example.org\r\nBob\n\nmei@example.org\rNew <new@example.org>, x";
  const people = [
    person(1, "enrols"),
    person(2, "invalid", "There is no address in this line."),
    person(4, "here"),
    person(5, "unknown", "This address has no account yet."),
    person(5, "invalid", "There is no address in this line."),
  ];
  expect(linesLeft(text, people)).toBe("Bob\nNew <new@example.org>, x");
  expect(linesLeft("ada@example.org", [person(1, "enrols")])).toBe("");
});

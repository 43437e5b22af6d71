import { describe, expect, test } from "vitest";

import { findPasswordIssue } from "./password-policy.ts";

const MOST_USED = "This password is one of the most used. Choose another one.";
const PERSONAL =
  "This password is made of your name, your address or the name of this site. Choose another one.";
const MONOTONOUS = "Use more than one or two different characters.";

const common = new Set(["password", "1234567890", "qwertyuiop", "dragon"]);
const owner = { email: "m.lopez@escuela-sur.es", firstName: "María", lastName: "López Díaz" };
const issueOf = (password: string) =>
  findPasswordIssue(password, { owner, siteNames: ["paso", "learn.example.org", "learn"], common });

describe("a password that is easy to guess", () => {
  test.each([
    ["          ", MONOTONOUS],
    ["aaaaaaaaaa", MONOTONOUS],
    ["1010101010", MONOTONOUS],
    ["1234567890", MOST_USED],
    ["QwertyUiop", MOST_USED],
    [" qwertyuiop ", MOST_USED],
    ["password12", MOST_USED],
    ["Dragon-2026", MOST_USED],
    ["m.lopez@escuela-sur.es", PERSONAL],
    ["M.LOPEZ@ESCUELA-SUR.ES", PERSONAL],
    ["MariaLopezDiaz", PERSONAL],
    ["maría.2026!", PERSONAL],
    ["Escuela-Sur1", PERSONAL],
    ["learn.example.org", PERSONAL],
    ["PASO-paso-1", PERSONAL],
  ])("%j is refused", (password, message) => {
    expect(issueOf(password)).toBe(message);
  });

  test.each([
    "correct horse battery",
    "dragon-lorry-79",
    "maria camina por la tarde",
    "k3%vQz!p0w",
  ])("%j is taken", (password) => {
    expect(issueOf(password)).toBeNull();
  });
});

import { describe, expect, test } from "vitest";

import { findPasswordIssue } from "./password-policy.ts";

const MOST_USED = "This password is one of the most used. Choose another one.";
const PERSONAL =
  "This password is made of your name, your address or the name of this site. Choose another one.";
const MONOTONOUS = "Use more than one or two different characters.";

const common = new Set(["password", "p@ssw0rd", "1234567890", "qwertyuiop", "dragon", "iloveyou"]);
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
    ["\u200b\u200c\u200d\u200b\u200c\u200d\u2060\u2800\u3164\ufeff", MONOTONOUS],
    ["ab ab ab ab", MONOTONOUS],
    ["! ! ! ! ! !", MONOTONOUS],
    ["password12", MOST_USED],
    ["1 2 3 4 5 6 7 8 9 0", MOST_USED],
    ["12345-67890", MOST_USED],
    ["P@ssw0rd123", MOST_USED],
    ["!!p@ssw0rd!!", MOST_USED],
    ["ｐａｓｓｗｏｒｄ１２３", MOST_USED],
    ["pass\u00adword\u200b2026", MOST_USED],
    ["dragondragon", MOST_USED],
    ["iloveyou iloveyou iloveyou", MOST_USED],
    ["abcabcabcabc", MOST_USED],
    ["abcdefghijkl", MOST_USED],
    ["9876543210", MOST_USED],
    ["Dragon-2026", MOST_USED],
    ["m.lopez@escuela-sur.es", PERSONAL],
    ["M.LOPEZ@ESCUELA-SUR.ES", PERSONAL],
    ["MariaLopezDiaz", PERSONAL],
    ["maría.2026!", PERSONAL],
    ["Maria.Lopez1990", PERSONAL],
    ["lopez-diaz-maria-2026", PERSONAL],
    ["mlopez@learn.example.org", PERSONAL],
    ["paso-maria-paso-lopez", PERSONAL],
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
    "mi perro López come pan",
    "contraseña larga y mía",
    "密码学是一门有趣的学科啊",
  ])("%j is taken", (password) => {
    expect(issueOf(password)).toBeNull();
  });
});

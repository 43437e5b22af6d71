import { expect, test } from "vitest";

import { isTokenShaped, newToken } from "./token-secret.ts";

test("a token is recognised by its prefix, its length and its checksum", () => {
  const token = newToken();
  expect(token).toMatch(/^paso_pat_[0-9A-Za-z]{46}$/);
  expect(isTokenShaped(token)).toBe(true);
  expect(newToken()).not.toBe(token);
});

test("is none with a character changed, missing or added", () => {
  const token = newToken();
  const at = 12;
  const other = token[at] === "a" ? "b" : "a";
  const changed = token.slice(0, at) + other + token.slice(at + 1);
  for (const wrong of [changed, token.slice(0, -1), `${token}0`, ` ${token}`, "paso_pat_", ""]) {
    expect(isTokenShaped(wrong)).toBe(false);
  }
});

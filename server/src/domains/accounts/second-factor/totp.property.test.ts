import fc from "fast-check";
import { Secret, TOTP } from "otpauth";
import { describe, expect, test } from "vitest";

import { codeOf } from "../../../testing/software-app.ts";
import { findTotpStep, newTotpKey, totpUri } from "./totp.ts";

/** RFC 6238's appendix B: its key, and eight digits of which an app shows the last six. */
const RFC_KEY = Secret.fromUTF8("12345678901234567890").base32;
const RFC_CODES: [seconds: number, code: string][] = [
  [59, "94287082"],
  [1_111_111_109, "07081804"],
  [1_111_111_111, "14050471"],
  [1_234_567_890, "89005924"],
  [2_000_000_000, "69279037"],
  [20_000_000_000, "65353130"],
];

const anyKey = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => new Secret({ buffer: bytes.buffer }).base32);
/** From 1970 to 2100. */
const anyTime = fc.integer({ min: 60_000, max: 4_102_444_800_000 }).map((at) => new Date(at));
const stepOf = (now: Date) => Math.floor(now.getTime() / 30_000);

describe("findTotpStep", () => {
  test.each(RFC_CODES)("takes the code of RFC 6238 at %i seconds", (seconds, code) => {
    const now = new Date(seconds * 1_000);
    expect(findTotpStep(RFC_KEY, code.slice(2), now)).toBe(stepOf(now));
  });

  test("takes the codes of one step before and after now, and of no other", () => {
    fc.assert(
      fc.property(anyKey, anyTime, fc.integer({ min: -20, max: 20 }), (key, now, steps) => {
        const code = codeOf(key, { clock: { now: () => now }, steps });
        const found = findTotpStep(key, code, now);
        const window = [-1, 0, 1].map((near) => ({
          step: stepOf(now) + near,
          code: codeOf(key, { clock: { now: () => now }, steps: near }),
        }));
        // Two steps have the same code once in a million.
        expect(found).toBe(window.find((one) => one.code === code)?.step ?? null);
        if (Math.abs(steps) <= 1) expect(found).not.toBeNull();
      }),
    );
  });

  test("takes nothing that is no code of six digits", () => {
    const wrong = fc.oneof(fc.string({ maxLength: 12 }), fc.stringMatching(/^\d{0,5}$|^\d{7,9}$/));
    fc.assert(
      fc.property(anyKey, anyTime, wrong, (key, now, text) => {
        fc.pre(!/^\d{6}$/.test(text));
        expect(findTotpStep(key, text, now)).toBeNull();
      }),
    );
  });
});

test("a key is 160 random bits, and its address says all that an app needs", () => {
  const keys = Array.from({ length: 50 }, newTotpKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const [key] = keys as [string];
  const uri = new URL(totpUri(key, { issuer: "Escuela & más", label: "ada@example.org" }));
  expect(decodeURIComponent(uri.pathname)).toContain("Escuela & más:ada@example.org");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Escuela & más",
    secret: key,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  const again = new TOTP({ secret: Secret.fromBase32(key) });
  expect(again.generate({ timestamp: 0 })).toHaveLength(6);
});

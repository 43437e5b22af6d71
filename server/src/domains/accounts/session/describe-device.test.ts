import { expect, test } from "vitest";

import { describeDevice } from "./describe-device.ts";

const MOZILLA = "Mozilla/5.0";

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0`,
    "Firefox",
    "Windows",
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
    "Safari",
    "iOS",
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36`,
    "Chrome",
    "Android",
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    "Microsoft Edge",
    "macOS",
  ],
])("%s", (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});

test.each([undefined, "", "Mozilla/5.0 ".repeat(60)])("%j names none", (userAgent) => {
  expect(describeDevice(userAgent)).toEqual({ browser: null, system: null });
});

test("the name of an unknown program is bounded", () => {
  expect(describeDevice(`${"x".repeat(200)}/1.0`).browser?.length ?? 0).toBeLessThanOrEqual(40);
});

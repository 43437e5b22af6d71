import { expect, test } from "vitest";

import { giveUpTime, isHopeless, retryTime } from "./retry-time.ts";
import { signDelivery } from "./sign-delivery.ts";

test("signs as the example of Standard Webhooks", () => {
  const headers = signDelivery(Buffer.from("MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "base64"), {
    messageId: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    body: '{"test": 2432232314}',
    at: new Date(1_614_265_330_000),
  });
  expect(headers).toEqual({
    "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
    "webhook-timestamp": "1614265330",
    "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  });
});

test("waits longer each time, for a day", () => {
  const start = new Date("2026-03-10T12:00:00Z");
  let at = start;
  let attempts = 1;
  const minutes: number[] = [];
  for (;;) {
    const next = retryTime(at, attempts++);
    if (next > giveUpTime(start)) break;
    minutes.push((next.getTime() - at.getTime()) / 60_000);
    at = next;
  }
  expect(minutes).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 180, 180, 180, 180, 180, 180]);
});

test("three days of failing are too long", () => {
  const since = new Date("2026-03-10T12:00:00Z");
  expect(isHopeless(since, new Date("2026-03-13T11:59:59Z"))).toBe(false);
  expect(isHopeless(since, new Date("2026-03-13T12:00:00Z"))).toBe(true);
});

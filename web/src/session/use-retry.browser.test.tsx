import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";

import { ApiError, ConnectionError } from "../api/index.ts";
import { useRetry } from "./use-retry.ts";

const LONG = 600_000;

const resend = vi.fn<() => void>();

function refused(status: number, { code = "refused", retryAfter = 0 } = {}): ApiError {
  return new ApiError(status, "", { message: "Refused.", code }, retryAfter);
}

const comeOnline = () => window.dispatchEvent(new Event("online"));

beforeEach(() => {
  resend.mockReset();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => void vi.useRealTimers());

describe("useRetry", () => {
  it.each([
    ["no connection", new ConnectionError("offline", null)],
    ["a slow server", new ConnectionError("timeout", null)],
    ["a server that is restarted", refused(502)],
    ["too many calls", refused(429)],
  ])("repeats by itself what failed for %s, once, after 10 to 12.5 seconds", async (_, failure) => {
    await renderHook(() => useRetry(failure, resend));
    vi.advanceTimersByTime(9_999);
    expect(resend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_501);
    expect(resend).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(LONG);
    expect(resend).toHaveBeenCalledOnce();
  });

  it("waits as long as the server asked for", async () => {
    await renderHook(() => useRetry(refused(503, { retryAfter: 60 }), resend));
    vi.advanceTimersByTime(59_999);
    expect(resend).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_001);
    expect(resend).toHaveBeenCalledOnce();
  });

  it("retries at once when the device is online again", async () => {
    await renderHook(() => useRetry(new ConnectionError("offline", null), resend));
    comeOnline();
    expect(resend).toHaveBeenCalledOnce();
  });

  it.each([
    ["is signed out", refused(401)],
    ["has to choose a new password", refused(403, { code: "must_change_password" })],
  ])("leaves it to the person who %s", async (_, failure) => {
    await renderHook(() => useRetry(failure, resend));
    vi.advanceTimersByTime(LONG);
    comeOnline();
    expect(resend).not.toHaveBeenCalled();
  });

  it.each([
    ["nothing", null],
    ["an invalid answer", refused(422)],
    ["a page that has changed", refused(409)],
    ["a server error", refused(500)],
  ])("does not repeat %s", async (_, failure) => {
    await renderHook(() => useRetry(failure, resend));
    vi.advanceTimersByTime(LONG);
    comeOnline();
    expect(resend).not.toHaveBeenCalled();
  });

  it("stops once the call succeeded, and with its screen", async () => {
    const offline = new ConnectionError("offline", null);
    const { rerender, unmount } = await renderHook((failure: Error | null = offline) =>
      useRetry(failure, resend),
    );
    await rerender(null);
    vi.advanceTimersByTime(LONG);
    comeOnline();
    await rerender(offline);
    await unmount();
    vi.advanceTimersByTime(LONG);
    comeOnline();
    expect(resend).not.toHaveBeenCalled();
  });
});

import { describe, expect, it } from "vitest";

import { ApiError, ConnectionError } from "./api-error.ts";
import { isTurnedDown, transientError } from "./transient-error.ts";

const refused = (status: number, code = "c") => new ApiError(status, "", { message: "m", code });

describe("transientError", () => {
  it.each([
    [new ConnectionError("offline", null), "offline"],
    [new ConnectionError("timeout", null), "unreachable"],
    [new ConnectionError("unreachable", null), "unreachable"],
    [refused(401), "signed-out"],
    [refused(429), "busy"],
    [refused(403, "must_change_password"), "new-password"],
    [refused(403, "must_add_second_factor"), "new-factor"],
    [refused(502), "unreachable"],
    [refused(503), "busy"],
    [refused(504), "unreachable"],
  ])("tells that %o passes", (error, reason) => {
    expect(transientError(error)).toBe(reason);
  });

  it("recognises what the user declined to resolve", () => {
    expect(isTurnedDown(refused(401))).toBe(true);
    expect(isTurnedDown(refused(403, "must_change_password"))).toBe(true);
    expect(isTurnedDown(refused(403, "must_add_second_factor"))).toBe(true);
    expect(isTurnedDown(refused(503))).toBe(false);
    expect(isTurnedDown(new Error("m"))).toBe(false);
  });

  it.each([refused(403), refused(404), refused(409), refused(422), refused(500), new Error("m")])(
    "leaves %o to the error screen, or to who asked",
    (error) => {
      expect(transientError(error)).toBeNull();
    },
  );
});

import { describe, expect, it } from "vitest";

import { ApiError, ConnectionError } from "./api-error.ts";
import { describeFailure } from "./describe-failure.ts";

describe("describeFailure", () => {
  it("gives a refusal's status, message and source location", () => {
    const body = { message: "Boom.", code: "internal_error", file: "a.ts", line: 3 };
    const error = new ApiError(500, "Internal Server Error", body);
    const { code: _, ...words } = body;
    expect(describeFailure(error)).toEqual({
      status: 500,
      statusText: "Internal Server Error",
      ...words,
    });
  });

  it("names the request, so that it can be found in the log", () => {
    const body = { message: "Boom.", code: "internal_error" };
    const error = new ApiError(500, "", body, 0, "01a202b1-40fd");
    expect(describeFailure(error).requestId).toBe("01a202b1-40fd");
  });

  it("shows a proxy's own response once", () => {
    const error = new ApiError(507, "Insufficient Storage", {
      message: "Insufficient Storage",
      code: "http_507",
    });
    expect(describeFailure(error)).toEqual({ status: 507, statusText: "Insufficient Storage" });
    // HTTP/2 has no status texts.
    const unnamed = new ApiError(507, "", { message: "", code: "http_507" });
    expect(describeFailure(unnamed)).toEqual({ status: 507, statusText: "" });
  });

  it("says why no response came", () => {
    const error = new ConnectionError("timeout", null);
    expect(describeFailure(error)).toEqual({ status: 0, statusText: "", connection: "timeout" });
  });
});

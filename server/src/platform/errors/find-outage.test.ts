import { describe, expect, test } from "vitest";

import { findOutage } from "./find-outage.ts";

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });
const wrapped = (cause: Error) => new Error("Failed query: select 1", { cause });

describe("an outage", () => {
  test.each([
    ["disk_full", failure("could not extend file: No space left on device", "53100")],
    ["disk_full", failure("ENOSPC: no space left on device, write", "ENOSPC")],
    ["out_of_resources", failure("sorry, too many clients already", "53300")],
    ["out_of_resources", failure("could not read block", "58030")],
    ["not_accepting", failure("the database system is starting up", "57P03")],
    ["not_accepting", failure("terminating connection due to administrator command", "57P01")],
    ["not_accepting", failure("cannot execute INSERT in a read-only transaction", "25006")],
    ["timeout", failure("canceling statement due to statement timeout", "57014")],
    ["timeout", failure("timeout exceeded when trying to connect")],
    ["contention", failure("deadlock detected", "40P01")],
    ["unreachable", failure("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED")],
    ["unreachable", failure("connect ENOENT /data/.s.PGSQL.5432", "ENOENT")],
    ["unreachable", failure("server closed the connection", "08006")],
    ["unreachable", failure("Connection terminated unexpectedly")],
    ["unreachable", failure("Client has encountered a connection error and is not queryable")],
  ])("%s is known behind %s", (outage, error) => {
    expect(findOutage(error)).toBe(outage);
    expect(findOutage(wrapped(error))).toBe(outage);
  });

  test("of the database is distinguished from a browser that went away", () => {
    const reset = failure("read ECONNRESET", "ECONNRESET");
    expect([findOutage(reset), findOutage(wrapped(reset))]).toEqual([null, "unreachable"]);
  });

  test.each([
    failure("duplicate key value", "23505"),
    failure("column does not exist", "42703"),
    failure("ENOENT: no such file or directory, open '/data/files/ab'", "ENOENT"),
    new TypeError("x is not a function"),
    "text",
    undefined,
  ])("is not %s", (error) => {
    expect(findOutage(error)).toBeNull();
  });
});

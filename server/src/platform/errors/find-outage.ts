/** Why the database or the file storage is temporarily unavailable. */
export type Outage =
  | "disk_full"
  | "out_of_resources"
  | "unreachable"
  | "not_accepting"
  | "timeout"
  | "contention";

/** SQLSTATE codes and classes, and system error codes, by what they mean for the database. */
const BY_CODE: readonly [code: RegExp, outage: Outage][] = [
  [/^(?:53100|ENOSPC|EDQUOT)$/, "disk_full"],
  [/^(?:53...|58030|EMFILE|ENFILE|ENOMEM)$/, "out_of_resources"],
  // Shutting down, starting up, or a replica after a failover.
  [/^(?:57P0[1-5]|25006)$/, "not_accepting"],
  [/^(?:57014|25P0[34]|ETIMEDOUT)$/, "timeout"],
  [/^(?:40001|40P01|55P03)$/, "contention"],
  [/^(?:08...|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/, "unreachable"],
];

/** Errors of database and browser connections alike; the query builder wraps the former. */
const BROKEN_CONNECTION = /^(?:ECONNRESET|EPIPE)$/;

/** Errors of the driver and its pool without a code. */
const BY_MESSAGE: readonly [message: RegExp, outage: Outage][] = [
  [/timeout exceeded when trying to connect|Query read timeout/i, "timeout"],
  [/Connection terminated|not queryable|Cannot use a pool after calling end/i, "unreachable"],
];

/**
 * The outage behind an error of the database or of the file storage, even if the query builder
 * wrapped it; null for any other error. Retrying makes sense after all of them.
 */
export function findOutage(error: unknown): Outage | null {
  for (let source = error; source instanceof Error; source = source.cause) {
    const { code } = source as { code?: unknown };
    const text = source.message;
    if (typeof code === "string" && BROKEN_CONNECTION.test(code) && source !== error) {
      return "unreachable";
    }
    const byCode = typeof code === "string" && BY_CODE.find(([pattern]) => pattern.test(code));
    if (byCode) return byCode[1];
    // A missing Unix socket means that the embedded database has stopped.
    if (code === "ENOENT" && /\.s\.PGSQL/.test(text)) return "unreachable";
    const byMessage = BY_MESSAGE.find(([pattern]) => pattern.test(text));
    if (byMessage) return byMessage[1];
  }
  return null;
}

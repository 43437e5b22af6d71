import { OperatorError } from "../platform/errors/operator-error.ts";

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Parses a moment with its time zone: the site's and the reader's may differ.
 * @throws {OperatorError} if it is invalid
 */
export function parseMoment(text: string): Date {
  const moment = new Date(text.replace(" ", "T"));
  if (!MOMENT.test(text) || Number.isNaN(moment.getTime())) {
    throw new OperatorError(
      `${text} is no moment with its zone, such as 2026-11-26T12:00:00Z or 2026-11-26T13:00:00+01:00.`,
    );
  }
  return moment;
}

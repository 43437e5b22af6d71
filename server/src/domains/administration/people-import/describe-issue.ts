import { type Locale, translateMessage } from "@paso/contract";

import type { FieldMessage } from "../../../platform/errors/domain-error.ts";

/** Why a row is refused, in a language. */
export function describeIssue(issue: FieldMessage, locale: Locale): string {
  return typeof issue === "string"
    ? translateMessage(issue, locale)
    : translateMessage(issue.message, locale, issue.values);
}

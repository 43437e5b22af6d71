import { isMessage, type Message } from "@paso/contract";
import type { z } from "zod";

import { type DomainError, type FieldMessage, invalid, MAX_FIELDS } from "./domain-error.ts";

/**
 * Parses input with a contract schema; throws an `invalid` error that names every invalid field.
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  describe: DescribeIssues = (issues) => invalid(fieldMessages(issues)),
): z.output<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw describe(result.error.issues, input);
}

/** Makes the `invalid` error for a schema's issues with an input. */
export type DescribeIssues = (issues: readonly z.core.$ZodIssue[], input: unknown) => DomainError;

/** Messages by field, the field's path joined with dots; issues of the whole input under `body`. */
export function fieldMessages(issues: readonly z.core.$ZodIssue[]): Record<string, FieldMessage[]> {
  const messages = new Map<string, FieldMessage[]>();
  const add = (field: string, message: Message) => {
    const known = messages.get(field) ?? [];
    if (!known.includes(message)) messages.set(field, [...known, message]);
  };
  for (const issue of issues) {
    if (messages.size >= MAX_FIELDS) break;
    const field = issue.path.map(String).join(".");
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys.slice(0, MAX_FIELDS))
        add(field ? `${field}.${key}` : key, "This field is not known.");
    } else {
      add(field || "body", field ? messageOf(issue) : messageOfWhole(issue));
    }
  }
  return Object.fromEntries(messages);
}

/** The message if the whole input is wrong rather than a field. */
function messageOfWhole(issue: z.core.$ZodIssue): Message {
  if (issue.input === undefined || issue.input === null) return "No data was sent.";
  return messageOf(issue);
}

/** The schema's own message if it has one, else the one for the kind of issue. */
function messageOf(issue: z.core.$ZodIssue): Message {
  if (isMessage(issue.message)) return issue.message;
  if (
    issue.input === undefined &&
    (issue.code === "invalid_type" || issue.code === "invalid_value")
  )
    return "This field is required.";
  if (issue.code === "too_big" && issue.origin === "string") return "This is too long.";
  return "This value is not valid.";
}

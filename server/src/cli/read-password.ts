import { text } from "node:stream/consumers";

import { newPassword } from "@paso/contract";

import { OperatorError } from "../platform/errors/operator-error.ts";

/**
 * Reads a new password from standard input.
 * @throws {OperatorError} if it is too short or too long
 */
export async function readPassword(): Promise<string> {
  // `echo` appends a newline, which is not part of the password.
  const result = newPassword.safeParse((await text(process.stdin)).replace(/\r?\n$/, ""));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new OperatorError(`The password was refused: ${issue?.message ?? "it is not valid."}`);
}

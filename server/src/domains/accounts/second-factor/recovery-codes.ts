import { createHash, randomBytes } from "node:crypto";

import { and, eq } from "drizzle-orm";

import { recoveryCodes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

const COUNT = 10;
/** Bytes of a code: enough that brute-forcing a stolen hash is futile. */
const SIZE = 15;
/** Crockford's Base32: no characters that are easily confused. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const MISREAD: Readonly<Record<string, string>> = { o: "0", i: "1", l: "1" };

/** Creates new codes for a person, replacing all earlier ones, in the caller's transaction. */
export async function renewRecoveryCodes({ database }: Context, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await database
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashCode(userId, code) })));
  return codes;
}

/**
 * Consumes a code; of two concurrent uses, one succeeds.
 * @param code in any case, with or without its dashes
 */
export async function takeRecoveryCode(
  { database }: Context,
  userId: number,
  code: string,
): Promise<boolean> {
  const { rowCount } = await database
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.codeHash, hashCode(userId, code)), eq(recoveryCodes.userId, userId)),
    );
  return rowCount === 1;
}

export function countRecoveryCodes({ database }: Context, userId: number): Promise<number> {
  return database.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
}

/** Such as `7f3k-9mzp-0qxd-t5w2-k81h-v6rc`. */
function newCode(): string {
  let bits = BigInt(`0x${randomBytes(SIZE).toString("hex")}`);
  let code = "";
  for (; code.length < (SIZE * 8) / 5; bits >>= 5n) code += LETTERS[Number(bits & 31n)];
  return code.replaceAll(/.{4}(?=.)/g, "$&-");
}

function hashCode(userId: number, code: string): Buffer {
  const letters = code
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, "")
    .replaceAll(/[oil]/g, (letter) => MISREAD[letter] ?? letter);
  return createHash("sha256").update(`${userId}:${letters}`).digest();
}

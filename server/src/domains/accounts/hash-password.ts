import { hash, verify } from "@node-rs/argon2";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with a salt of its own, in PHC form. argon2id is the library's default. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Whether a password fits a hash; takes the same time either way. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

import { availableParallelism } from "node:os";

import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

import { busy } from "../../../platform/errors/domain-error.ts";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing is all work and no waiting: more at once than there are cores only costs memory. */
const queue = pLimit(availableParallelism());
/** Passwords that may wait; at some 50 a second and core the last waits a few seconds. */
const LONGEST_QUEUE = 200;

/** Hashes a password with a salt of its own, in PHC form. argon2id is the library's default. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/**
 * Whether a password fits a hash; takes the same time either way. Throws `unavailable` when too
 * many wait.
 */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.pendingCount >= LONGEST_QUEUE) throw busy();
  return queue(work);
}

import { availableParallelism } from "node:os";

import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

import { busy } from "../../../platform/errors/domain-error.ts";

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Passwords from anyone, or only from known people or devices. */
type Queue = "shared" | "reserved";

/** Hashing is CPU-bound: more in parallel than cores only costs memory. */
const queues = { shared: pLimit(availableParallelism()), reserved: pLimit(1) };
/** Maximum number of passwords in a queue; at 50 a second per core the last waits a few seconds. */
const LONGEST_QUEUE = 200;

/** Hashes a password with a random salt, in PHC form. argon2id is the library's default. */
export function hashPassword(password: string): Promise<string> {
  return inTurn("shared", () => hash(password, COST));
}

/**
 * Whether a password matches a hash, in constant time.
 * @param queue `reserved` is not delayed by passwords from strangers
 * @throws `unavailable` when the queue is full
 */
export function verifyPassword(
  passwordHash: string,
  password: string,
  queue: Queue = "shared",
): Promise<boolean> {
  return inTurn(queue, () => verify(passwordHash, password));
}

async function inTurn<Result>(queue: Queue, work: () => Promise<Result>): Promise<Result> {
  if (queues[queue].pendingCount >= LONGEST_QUEUE) throw busy();
  return queues[queue](work);
}

import { availableParallelism } from "node:os";

/**
 * How many files Vitest tests at a time: one more than there are cores, for tests wait for processes
 * and for the database, and few, as each keeps PostgreSQL busy, too. All projects that run together
 * need the same number.
 */
export const TEST_WORKERS = Math.min(4, availableParallelism() + 1);

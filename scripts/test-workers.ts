import { availableParallelism } from "node:os";

/**
 * How many files Vitest tests at the same time: one more than there are cores, since tests wait for processes
 * and for the database, but few, since each also keeps PostgreSQL busy. All projects that run together need
 * the same number.
 */
export const TEST_WORKERS = Math.min(4, availableParallelism() + 1);

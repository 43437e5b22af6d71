import { z } from "zod";

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** A backup's description of itself. */
export const manifestSchema = z.object({
  format: z.literal("paso-backup"),
  /** Version of the format: a reader accepts those up to its own. */
  version: z.literal(1),
  /** The version of Paso that wrote it. */
  paso: z.string(),
  createdAt: z.iso.datetime(),
  /** The site's public address. */
  site: z.string(),
  /** The server's version, e.g. 18.4. */
  postgres: z.string(),
  /** Names of the applied migrations, in order. */
  migrations: z.array(z.string().regex(/^\d{14}_\w+$/)).min(1),
  tables: z.array(z.object({ name, columns: z.array(name), rows: z.int().nonnegative() })),
  sequences: z.array(z.object({ name, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  /** Number of jobs in the queue; null if there was no queue yet. */
  jobs: z.int().nonnegative().nullable(),
  files: z.object({
    count: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    /** Keys that the database referred to but nothing was stored under. */
    missing: z.array(z.string()),
  }),
  /** Names of the keys that secrets in the database are sealed with, and the number of secrets. */
  keys: z.array(z.object({ name: z.string(), secrets: z.int() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

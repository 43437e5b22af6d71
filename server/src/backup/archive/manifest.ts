import { z } from "zod";

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);

/** What a backup says of itself. */
export const manifestSchema = z.object({
  format: z.literal("paso-backup"),
  /** Of the format: a reader takes those up to its own. */
  version: z.literal(1),
  /** The version of Paso that wrote it. */
  paso: z.string(),
  createdAt: z.iso.datetime(),
  /** The site's public address. */
  site: z.string(),
  /** The server's version, such as 18.4. */
  postgres: z.string(),
  /** Names of the migrations that had been applied, in their order. */
  migrations: z.array(z.string().regex(/^\d{14}_\w+$/)).min(1),
  tables: z.array(z.object({ name, columns: z.array(name), rows: z.int().nonnegative() })),
  sequences: z.array(z.object({ name, value: z.string().regex(/^\d+$/), isCalled: z.boolean() })),
  /** Jobs in the queue; null where there was none yet. */
  jobs: z.int().nonnegative().nullable(),
  files: z.object({
    count: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    /** Keys that the database named and nothing was stored under. */
    missing: z.array(z.string()),
  }),
  /** Names of the keys that secrets in the database are sealed with, and how many secrets. */
  keys: z.array(z.object({ name: z.string(), secrets: z.int() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { localDateTime } from "../http/values.ts";

/** A problem of a component; null while it is fine. */
const concern = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.enum(kinds).nullable();

const bytes = z.number();

export const readSystem = endpoint({
  name: "readSystem",
  method: "GET",
  path: "/api/admin/system",
  summary: "How the installation is: its processes, jobs, mail, database and storage.",
  response: z.strictObject({
    /** Of the responding process. */
    version: z.string(),
    /** Running, or seen in the last hour without having announced a shutdown. */
    processes: z.array(
      z.strictObject({
        id: z.uuid(),
        host: z.string(),
        version: z.string(),
        serves: z.boolean(),
        runs_jobs: z.boolean(),
        started_at: localDateTime,
        seen_at: localDateTime,
        /** Recent event loop delay in milliseconds, at the 99th percentile. */
        event_loop_delay: z.int(),
        /** Work waiting for a database connection. */
        waiting: z.int(),
        concern: concern(["silent", "other_version", "waiting", "held"]),
      }),
    ),
    jobs: z.strictObject({
      /** Due but not started. */
      waiting: z.int(),
      /** Abandoned after their last attempt. */
      failed: z.int(),
      /** When the longest waiting job was due; null if none is waiting. */
      oldest_since: localDateTime.nullable(),
      /** At most twenty. */
      latest_failed: z.array(
        z.strictObject({
          job: z.string(),
          attempts: z.int(),
          failed_at: localDateTime,
          reason: z.string(),
        }),
      ),
      concern: concern(["no_worker", "late", "failed"]),
    }),
    mail: z.strictObject({
      waiting: z.int(),
      failed: z.int(),
      oldest_since: localDateTime.nullable(),
      concern: concern(["no_server", "late", "failed"]),
    }),
    database: z.strictObject({
      version: z.string(),
      bytes,
      connections: z.int(),
      connection_limit: z.int(),
      /** When it last archived its write-ahead log; null if it does not, or has not yet. */
      archived_at: localDateTime.nullable(),
      concern: concern(["archive", "connections"]),
    }),
    storage: z.strictObject({
      /** Of stored files, identical ones counted once. */
      bytes,
      /** The disk of the files; null if they are not on a local one. */
      disk: z.strictObject({ size: bytes, free: bytes }).nullable(),
      concern: concern(["little_space"]),
    }),
    time_zone: z.string(),
  }),
});
export type SystemState = EndpointOutput<typeof readSystem>;

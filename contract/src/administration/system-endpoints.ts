import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { localDateTime } from "../http/values.ts";

/** What is worth a look of a part; null while it is fine. */
const concern = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.enum(kinds).nullable();

const bytes = z.number();

export const readSystem = endpoint({
  name: "readSystem",
  method: "GET",
  path: "/api/admin/system",
  summary: "How the installation is: its processes, jobs, mail, database and storage.",
  response: z.strictObject({
    /** Of the process that responds. */
    version: z.string(),
    /** That run, or were seen in the last hour and did not say that they stop. */
    processes: z.array(
      z.strictObject({
        id: z.uuid(),
        host: z.string(),
        version: z.string(),
        serves: z.boolean(),
        runs_jobs: z.boolean(),
        started_at: localDateTime,
        seen_at: localDateTime,
        /** Milliseconds for which its event loop was held of late, in all but a hundredth of the cases. */
        event_loop_delay: z.int(),
        /** Work that waits for a database connection. */
        waiting: z.int(),
        concern: concern(["silent", "other_version", "waiting", "held"]),
      }),
    ),
    jobs: z.strictObject({
      /** Due and not taken up. */
      waiting: z.int(),
      /** Given up after their last attempt. */
      failed: z.int(),
      /** When the job was due that waits longest; null while none does. */
      oldest_since: localDateTime.nullable(),
      /** Twenty at most. */
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
      /** When it last archived its changes; null where it does not, or has not yet. */
      archived_at: localDateTime.nullable(),
      concern: concern(["archive", "connections"]),
    }),
    storage: z.strictObject({
      /** Of stored files, each content counted once. */
      bytes,
      /** That the files are on; null where they are on none of ours. */
      disk: z.strictObject({ size: bytes, free: bytes }).nullable(),
      concern: concern(["little_space"]),
    }),
    time_zone: z.string(),
  }),
});
export type SystemState = EndpointOutput<typeof readSystem>;

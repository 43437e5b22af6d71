import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** A running embedded database. */
export interface RunningDatabase {
  url: string;
  /** Process id of its postmaster. */
  pid: number;
}

/** PostgreSQL's own folder in a data folder. */
export function clusterOf(dataFolder: string): string {
  return join(dataFolder, "postgres", "cluster");
}

/**
 * The database that runs on a data folder.
 * @throws when none does
 */
export async function findDatabase(dataFolder: string): Promise<RunningDatabase> {
  const note = await readFile(join(clusterOf(dataFolder), "postmaster.pid"), "utf8").catch(() => {
    throw new Error(`No database runs on ${dataFolder}; start the product on it first.`);
  });
  // Line 1 is the process id, line 5 the folder of the socket.
  const [pid = "", , , , sockets = ""] = note.split("\n");
  const host = encodeURIComponent(sockets.trim());
  return { url: `postgres:///paso?host=${host}&user=paso`, pid: Number(pid) };
}

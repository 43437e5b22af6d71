import { chown, mkdir, stat } from "node:fs/promises";

import { segmentFolderOf } from "./archive-commands.ts";
import { canEnter, chooseServerAccount, type Account } from "./server-account.ts";

/**
 * Creates the folder of an archive into which the server writes. The archive itself is not created: it may
 * be an unmounted disk, and a folder in its place would hide the WAL written to it.
 * @returns why archiving is impossible there, in one sentence; null if it works
 */
export async function prepareArchive(
  archive: string,
  account: Account | null,
): Promise<string | null> {
  const found = await stat(archive).catch(() => null);
  if (!found?.isDirectory()) return `There is no folder ${archive}.`;
  const segments = segmentFolderOf(archive);
  try {
    await mkdir(segments, { recursive: true, mode: 0o700 });
    const { uid } = await stat(segments);
    if (account && uid !== account.uid) await chown(segments, account.uid, account.gid);
  } catch (error) {
    return `The folder ${archive} cannot be written (${(error as Error).message}).`;
  }
  if (account && !(await canEnter(account, segments))) {
    return `The user id ${account.uid}, which PostgreSQL runs as, cannot enter ${segments}.`;
  }
  return null;
}

/** The same for a command, which knows only the server's cluster. */
export async function checkArchive(archive: string, cluster: string): Promise<string | null> {
  return prepareArchive(archive, await chooseServerAccount(cluster));
}

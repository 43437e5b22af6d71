import { readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** An account of the operating system. */
export interface Account {
  uid: number;
  gid: number;
}

/** The account `nobody`, unless /etc/passwd says otherwise. */
const NOBODY: Account = { uid: 65_534, gid: 65_534 };

/**
 * The account that PostgreSQL runs as, since it refuses root: null for our own; under root the owner
 * of the database folder, or `nobody` if there is none yet.
 */
export async function chooseServerAccount(clusterFolder: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(clusterFolder).catch(() => null);
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findNobody();
}

async function findNobody(): Promise<Account> {
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  const entry = passwd.split("\n").find((line) => line.startsWith("nobody:"));
  const [, , uid, gid] = entry?.split(":").map(Number) ?? [];
  return uid && gid ? { uid, gid } : NOBODY;
}

/** Whether an account may enter a folder and its parents, by their permission bits. */
export async function canEnter(account: Account, folder: string): Promise<boolean> {
  for (let path = resolve(folder); ; path = dirname(path)) {
    const { mode, uid, gid } = await stat(path);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & 1) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

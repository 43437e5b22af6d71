import { statfs } from "node:fs/promises";

/** Of the disk that a folder is on, in bytes. */
export interface DiskSpace {
  size: number;
  /** What this process may still write. */
  free: number;
}

export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { size: bsize * blocks, free: bsize * bavail };
}

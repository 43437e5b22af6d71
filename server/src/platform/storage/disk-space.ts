import { statfs } from "node:fs/promises";

/** Space on the disk of a folder, in bytes. */
export interface DiskSpace {
  size: number;
  /** Available to this process. */
  free: number;
}

export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { size: bsize * blocks, free: bsize * bavail };
}

import { open } from "node:fs/promises";

/** Makes the names in a folder survive a power cut, as fsync does the bytes of a file. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

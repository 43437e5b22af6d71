import { open } from "node:fs/promises";

/** Makes a folder's entries survive a power cut, as fsync does for the bytes of a file. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

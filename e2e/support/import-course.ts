import type { PasoServer } from "./start-server.ts";

/**
 * Imports a course archive.
 * @param path a folder or a zip file
 * @returns the new course's id
 */
export async function importCourse(server: PasoServer, path: string): Promise<number> {
  const id = await server.prepare("import", { path });
  if (id === undefined) throw new Error("The import did not name its course.");
  return id;
}

import type { PasoServer } from "./start-server.ts";

/**
 * Imports a course archive.
 * @param path a folder or a zip file
 * @returns the new course's id
 */
export async function importCourse(server: PasoServer, path: string): Promise<number> {
  const said = await server.paso(["import", path]);
  const id = /Imported as course (\d+)\./.exec(said)?.[1];
  if (!id) throw new Error(`The import did not name its course:\n${said}`);
  return Number(id);
}

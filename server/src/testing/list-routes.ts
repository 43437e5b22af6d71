import type { FastifyInstance } from "fastify";

/**
 * Every route of the router, as `GET /api/session`, sorted by address; parameters without their names,
 * of which the router allows several in one place: `GET /api/courses/:`.
 * HEAD is left out: every GET includes it.
 */
export function listRoutes(app: FastifyInstance): string[] {
  const tree = app.printRoutes({ commonPrefix: false, includeHooks: false });
  const parts: string[] = [];
  const routes: string[] = [];
  for (const line of tree.split("\n").filter((text) => text.trim() !== "")) {
    const [, indent = "", part = "", methods = ""] =
      /^([│ ]*)[├└]── (.*?) \(([A-Z, ]+)\)/u.exec(line) ?? unreadable(line);
    const depth = indent.length / 4;
    parts.splice(depth, parts.length, part);
    for (const method of methods.split(", ").filter((name) => name !== "HEAD")) {
      routes.push(withoutNames(`${method} ${parts.join("")}`));
    }
  }
  return routes.toSorted();
}

/** A route in the format of {@link listRoutes}. */
export function withoutNames(route: string): string {
  return route.replaceAll(/:[\w:|]+/g, ":");
}

function unreadable(line: string): never {
  throw new Error(`This line of the router's own listing cannot be read: ${line}`);
}

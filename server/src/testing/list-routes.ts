import type { FastifyInstance } from "fastify";

/**
 * Every route the router knows, as `GET /api/session`, in the order of their addresses.
 * HEAD is left out: it comes with every GET.
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
      routes.push(`${method} ${parts.join("")}`);
    }
  }
  return routes.toSorted();
}

function unreadable(line: string): never {
  throw new Error(`This line of the router's own listing cannot be read: ${line}`);
}

import type { Plugin } from "vite";

const STAND_IN = "\0paso-without-schemas";

/**
 * In place of zod: whatever schemas are built of answers with itself, and running one is an error.
 * Symbols are left alone, for tools that look into values.
 */
const standIn = `
const running = /^(safeP|p)arse(Async)?$/;
const schema = new Proxy(function () {}, {
  apply: () => schema,
  get(target, key) {
    if (typeof key === "symbol") return target[key];
    if (running.test(key)) throw new Error("Schemas run on the server alone");
    return schema;
  },
});
export const z = schema;
`;

/**
 * Leaves zod out of the browser's code (22 kB of brotli). The browser takes types, paths and plain
 * functions from the contract; the schemas are the server's to run. See docs/decisions.
 */
export function withoutSchemas(): Plugin {
  return {
    name: "paso-without-schemas",
    enforce: "pre",
    resolveId: (id) => (id === "zod" ? STAND_IN : undefined),
    load: (id) => (id === STAND_IN ? standIn : undefined),
  };
}

import type { ESTree, Plugin } from "vite";

/**
 * The fields of the contract's declarations that the browser needs, by the function that creates them and
 * returns its argument.
 */
const KEPT: Record<string, readonly string[]> = {
  /** To call it. */
  endpoint: ["method", "path"],
  /** To name it. */
  sectionKind: ["type", "name"],
};

/** Expressions that a bundler keeps because they may have side effects. */
const BUILT_BY = new Set<string>(["ArrayExpression", "CallExpression", "ObjectExpression"]);

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Lets the bundler drop those schemas of the contract that no browser code runs, and Zod with them. Endpoints
 * and kinds of sections lose theirs, since only the server runs them; and since a bundler cannot tell that
 * building a schema has no side effects, every constant is marked as pure. See docs/decisions.
 */
export function shedSchemas(): Plugin {
  return {
    name: "paso-shed-schemas",
    apply: "build",
    transform: {
      filter: { id: /\/contract\/src\// },
      handler(code) {
        const edits: Edit[] = [];
        for (const statement of this.parse(code).body) {
          const declared =
            statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
          if (declared?.type !== "VariableDeclaration") continue;
          for (const { init } of declared.declarations) {
            if (!init || !BUILT_BY.has(init.type)) continue;
            edits.push({ start: init.start, end: init.start, text: "/* @__PURE__ */ (() => (" });
            edits.push(...dropSchemas(code, init));
            edits.push({ start: init.end, end: init.end, text: "))()" });
          }
        }
        return { code: apply(code, edits), map: null };
      },
    },
  };
}

function dropSchemas(code: string, init: ESTree.Expression): Edit[] {
  if (init.type !== "CallExpression" || init.callee.type !== "Identifier") return [];
  const kept = KEPT[init.callee.name];
  const [definition] = init.arguments;
  if (!kept || definition?.type !== "ObjectExpression") return [];
  const properties = definition.properties.filter(
    (property) =>
      property.type === "Property" &&
      property.key.type === "Identifier" &&
      kept.includes(property.key.name),
  );
  const text = properties.map(({ start, end }) => code.slice(start, end)).join(", ");
  return [{ start: init.start, end: init.end, text: `{ ${text} }` }];
}

function apply(code: string, edits: readonly Edit[]): string {
  let result = "";
  let done = 0;
  for (const { start, end, text } of edits) {
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
}

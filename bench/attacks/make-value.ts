import type { Schema } from "./api-document.ts";
import { type Draw, oneOf } from "./draw.ts";

/** How values of a schema are made. */
interface Making {
  draw: Draw;
  /** Writes a string that has no format. */
  write: (schema: Schema) => string;
  definitions: Record<string, Schema>;
}

/** Depth beyond which optional parts are left out. */
const DEEPEST = 6;

/** A value that satisfies a schema, as far as possible without knowing what its texts mean. */
export function makeValue(schema: Schema, making: Making, depth = 0): unknown {
  const { draw, definitions } = making;
  if (schema.$ref) {
    const named = definitions[schema.$ref.split("/").at(-1) ?? ""];
    return named && depth < DEEPEST * 2 ? makeValue(named, making, depth + 1) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(draw, schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return makeValue(oneOf(draw, choices), making, depth + 1);
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => makeValue(part, making, depth + 1));
    return Object.assign({}, ...(parts as object[])) as object;
  }
  const type = Array.isArray(schema.type) ? oneOf(draw, schema.type) : schema.type;
  switch (type) {
    case "object":
      return makeObject(schema, making, depth);
    case "array":
      return makeArray(schema, making, depth);
    case "string":
      return makeText(schema, making);
    case "integer":
    case "number":
      return (schema.minimum ?? 0) + draw(Math.min(5, spanOf(schema)));
    case "boolean":
      return draw(2) === 1;
    default:
      return null;
  }
}

function spanOf({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): number {
  return Math.max(1, maximum - minimum + 1);
}

function makeObject(schema: Schema, making: Making, depth: number): object {
  const required = new Set(schema.required);
  const wanted = Object.entries(schema.properties ?? {}).filter(
    ([name]) => required.has(name) || (depth < DEEPEST && making.draw(4) > 0),
  );
  return Object.fromEntries(
    wanted.map(([name, part]) => [name, makeValue(part, making, depth + 1)]),
  );
}

function makeArray(schema: Schema, making: Making, depth: number): unknown[] {
  if (schema.prefixItems) {
    return schema.prefixItems.map((part) => makeValue(part, making, depth + 1));
  }
  const fewest = Math.max(schema.minItems ?? 0, depth < DEEPEST ? 2 : 0);
  const count = Math.min(fewest, schema.maxItems ?? fewest);
  return Array.from({ length: count }, () => makeValue(schema.items ?? {}, making, depth + 1));
}

const FORMS: Record<string, string> = {
  email: "somebody@example.invalid",
  uri: "https://example.invalid/",
  date: "2026-11-25",
  time: "09:00",
  "date-time": "2026-11-25T09:00:00Z",
  uuid: "00000000-0000-4000-8000-000000000000",
};

function makeText(schema: Schema, { write }: Making): string {
  const formed = FORMS[schema.format ?? ""];
  if (formed !== undefined) return formed;
  return write(schema).slice(0, schema.maxLength ?? 10_000);
}

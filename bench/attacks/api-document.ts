/** The subset of JSON schema used by the API document. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  $ref?: string;
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  schema?: Schema;
}

/** An operation of the API. */
export interface Operation {
  method: string;
  path: string;
  query: Parameter[];
  /** Of a JSON body; null if there is none. */
  body: Schema | null;
  definitions: Record<string, Schema>;
}

interface ApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: Parameter[];
        requestBody?: { content: Record<string, { schema: Schema & { $defs?: object } }> };
      }
    >
  >;
}

/** All operations in the API document that a running site publishes. */
export async function readOperations(origin: string): Promise<Operation[]> {
  return operationsOf((await (await fetch(`${origin}/api/openapi.json`)).json()) as object);
}

/** All operations in an API document. */
export function operationsOf(document: object): Operation[] {
  return Object.entries((document as ApiDocument).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]): Operation => {
      const json = requestBody?.content["application/json"]?.schema ?? null;
      return {
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === "query"),
        body: json,
        definitions: (json?.$defs ?? {}) as Record<string, Schema>,
      };
    }),
  );
}

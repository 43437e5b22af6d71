import { z } from "zod";

import type { Endpoint } from "./http/endpoint.ts";
import { errorBody } from "./http/error-body.ts";
import { tokenScope } from "./http/token-scope.ts";

const STATUS_TEXT: Record<number, string> = {
  401: "Not signed in",
  403: "Signed in but not allowed",
  404: "Not found, or not visible to this person",
  409: "Out of order, or a stale version",
  413: "Too large",
  415: "Neither JSON nor, where files are taken, a form",
  419: "CSRF token missing or wrong",
  422: "Validation failed",
  429: "Too many attempts; see Retry-After",
  503: "Busy; see Retry-After",
};

/**
 * Builds the OpenAPI 3.1 document of a set of endpoints.
 * @param pause awaited after each of them, as all together take longer than a server may be held up
 */
export async function describeApi(
  endpoints: Readonly<Record<string, Endpoint>>,
  pause?: () => Promise<void>,
): Promise<object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of Object.values(endpoints)) {
    const path = endpoint.path.replace(/:([a-zA-Z]+)/g, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeEndpoint(endpoint) };
    await pause?.();
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Paso",
      version: "1",
      description:
        "Programs send a personal token as `Authorization: Bearer <token>`; calls that take one name the " +
        "scope that it needs. Browsers send their session's cookie, and with every unsafe request " +
        "`X-CSRF-TOKEN` (from `GET /api/session`) and `X-Requested-With: XMLHttpRequest`. " +
        "Dates are local to the site's time zone; those that end in `Z` are instants in UTC.",
    },
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, "output") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-paso",
          description:
            "Set by `POST /api/session`; called `paso` where the site is served over http.",
        },
        token: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "paso_pat_...",
          description: `A personal token of somebody of the staff. Its scopes: ${tokenScope.options.join(", ")}.`,
        },
      },
    },
  };
}

function describeEndpoint(endpoint: Endpoint): object {
  const unsafe = endpoint.method !== "GET";
  const content = bodyOf(endpoint);
  const statuses = [
    ...(endpoint.isOpen ? [] : [401]),
    403,
    503,
    ...(unsafe ? [413, 415, 419, 422, 429] : []),
    ...(endpoint.query ? [422] : []),
    ...(endpoint.scope ? [429] : []),
  ];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: endpoint.isOpen
      ? []
      : [{ session: [] }, ...(endpoint.scope ? [{ token: [endpoint.scope] }] : [])],
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(unsafe ? HEADER_PARAMETERS : []),
      ...(endpoint.idempotent ? [REPEAT_KEY_PARAMETER] : []),
      ...Object.entries(endpoint.headers ?? {}).map(describeHeader),
    ],
    ...(content ? { requestBody: { required: true, content } } : {}),
    responses: {
      ...(endpoint.response === "empty"
        ? { 204: { description: "Success" } }
        : { 200: { description: "Success", content: answerOf(endpoint) } }),
      ...Object.fromEntries(
        [...statuses, ...(endpoint.errors ?? [])].map((status) => [status, describeError(status)]),
      ),
    },
  };
}

function bodyOf({ body, files, bytes }: Endpoint): object | null {
  if (bytes) return { [bytes]: { schema: { type: "string", format: "binary" } } };
  if (body) return { "application/json": { schema: schemaOf(body, "input") } };
  return files === undefined ? null : { "multipart/form-data": { schema: formOf(files) } };
}

/** A form with one file under this key, or with several if the key has placeholders. */
function formOf(key: string): object {
  const file = { type: "string", format: "binary" };
  if (!key.includes("{")) return { type: "object", properties: { [key]: file }, required: [key] };
  const pattern = `^${key.replace(/\{\w+\}/g, "\\d+")}$`;
  return { type: "object", patternProperties: { [pattern]: file }, minProperties: 1 };
}

const HEADER_PARAMETERS = [
  { name: "X-CSRF-TOKEN", in: "header", required: true, schema: { type: "string" } },
  { name: "X-Requested-With", in: "header", required: true, schema: { const: "XMLHttpRequest" } },
];

function describeHeader([name, description]: [string, string]): object {
  return { name, in: "header", required: false, description, schema: { type: "string" } };
}

const REPEAT_KEY_PARAMETER = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "Made up by the caller, once for each thing to be made. A call repeated with the same key within " +
    "a day makes nothing again and is answered like the first; with another content it is refused (422).",
  schema: { type: "string", pattern: "^[\\x21-\\x7e]{1,100}$" },
};

function answerOf(endpoint: Endpoint): object {
  if (endpoint.response === "file") {
    const types = endpoint.fileTypes ?? ["application/octet-stream"];
    const schema = { type: "string", format: "binary" };
    return Object.fromEntries(types.map((type) => [type, { schema }]));
  }
  if (endpoint.response === "events") {
    const data = endpoint.event ? schemaOf(endpoint.event, "output") : {};
    return { "text/event-stream": { schema: { type: "string", contentSchema: data } } };
  }
  if (endpoint.response === "empty") return {};
  return { "application/json": { schema: schemaOf(endpoint.response, "output") } };
}

function describeError(status: number): object {
  return {
    description: STATUS_TEXT[status] ?? "Error",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
}

function parametersOf(schema: z.ZodType | undefined, location: "path" | "query"): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema: property,
  }));
}

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return json;
}

import { AsyncResource } from "node:async_hooks";

import type { Span } from "@opentelemetry/api";
import type pg from "pg";

import { fail, type Tracing } from "./tracing.ts";

/** Long enough to recognise a statement. */
const MOST_TEXT = 1_000;

type Query = (...args: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => unknown;

/** The part of the driver that is traced, without its many overloads. */
interface Traceable {
  query: Query;
}

interface TraceablePool {
  connect: (callback?: (...args: unknown[]) => unknown) => unknown;
}

/**
 * Makes a span of each statement that a request or a job sends. Its text has no values: those are sent
 * as parameters.
 */
export function tracePool(tracing: Tracing, pool: pg.Pool): void {
  const traced = new WeakSet<object>();
  pool.on("acquire", (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    traceClient(tracing, client);
  });
  // A caller that waited for a connection is called back by the one that released it.
  const traceable = pool as unknown as TraceablePool;
  const connect = traceable.connect.bind(pool);
  traceable.connect = (callback) =>
    callback === undefined ? connect() : connect(AsyncResource.bind(callback));
}

function traceClient(tracing: Tracing, client: Traceable): void {
  const query = client.query.bind(client);
  client.query = (...args) => {
    const text = textOf(args[0]);
    if (text === null || !tracing.isInside) return query(...args);
    const [operation = ""] = text.trimStart().split(/\s/, 1);
    const span = tracing.begin({
      name: operation.toUpperCase(),
      kind: "CLIENT",
      attributes: {
        "db.system.name": "postgresql",
        "db.operation.name": operation.toUpperCase(),
        "db.query.text": text.slice(0, MOST_TEXT),
      },
    });
    const last = args.at(-1);
    if (typeof last === "function") {
      return query(...args.slice(0, -1), endBefore(span, last as Callback));
    }
    const result = query(...args);
    (result as Promise<unknown>).then(
      () => span.end(),
      (error: unknown) => end(span, error),
    );
    return result;
  };
}

/** The statement's text; null for anything but a plain statement, such as COPY as a stream. */
function textOf(statement: unknown): string | null {
  if (typeof statement === "string") return statement;
  const { text, submit } = statement as { text?: unknown; submit?: unknown };
  return typeof text === "string" && submit === undefined ? text : null;
}

function endBefore(span: Span, callback: Callback): Callback {
  return (error, ...rest) => {
    end(span, error);
    return callback(error, ...rest);
  };
}

function end(span: Span, error: unknown): void {
  if (error) fail(span, error);
  span.end();
}

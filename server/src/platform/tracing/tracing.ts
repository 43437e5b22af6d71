import { AsyncLocalStorage } from "node:async_hooks";

import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  TracerProvider,
  TraceIdRatioBasedSampler,
  ParentBasedSampler,
} from "@opentelemetry/sdk-trace";

/** Milliseconds that a stop waits for unsent spans. */
const FLUSH = 2_000;

interface Options {
  /** URL of the collector without its `/v1/traces`. */
  endpoint: string;
  service: string;
  version: string;
  /** Share of sampled traces, from 0 to 1. */
  share: number;
}

/** The initial attributes of a span. */
interface SpanPlan {
  name: string;
  kind: keyof typeof SpanKind;
  attributes: Attributes;
}

/** Makes spans of this process's work and sends them, in batches, to a collector. */
export class Tracing {
  readonly #provider: TracerProvider;
  readonly #tracer: Tracer;
  readonly #current = new AsyncLocalStorage<Span>();

  constructor({ endpoint, service, version, share }: Options) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: FLUSH });
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ "service.name": service, "service.version": version }),
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.#tracer = this.#provider.getTracer("paso", version);
  }

  /** Begins a span, as a child of the current one if any; the caller must end it. */
  begin({ name, kind, attributes }: SpanPlan): Span {
    const parent = this.#current.getStore();
    const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
    return this.#tracer.startSpan(name, { kind: SpanKind[kind], attributes }, context);
  }

  /** Whether there is a current span that new ones become children of. */
  get isInside(): boolean {
    return this.#current.getStore() !== undefined;
  }

  /** Runs something with a span as the current one. */
  inside<Result>(span: Span, run: () => Result): Result {
    return this.#current.run(span, run);
  }

  /** Runs something in a new span. */
  async during<Result>(plan: SpanPlan, run: () => Promise<Result>): Promise<Result> {
    const span = this.begin(plan);
    try {
      return await this.inside(span, run);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }

  /** Marks a span as failed. */
  markFailed(span: Span): void {
    span.setStatus({ code: SpanStatusCode.ERROR });
  }

  /** Flushes unsent spans. */
  async stop(): Promise<void> {
    await this.#provider.forceFlush({ timeoutMillis: FLUSH }).catch(() => undefined);
    await this.#provider.shutdown().catch(() => undefined);
  }
}

/** Marks a span as failed, with only the kind of error: messages may quote what people wrote. */
export function fail(span: Span, error: unknown): void {
  const { code, name = "Error" } = error as { code?: unknown; name?: string };
  span.setAttribute("error.type", typeof code === "string" ? code : name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

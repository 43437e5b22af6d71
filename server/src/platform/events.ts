/**
 * Names an event inside a transaction and the type of its payload. For handlers that run after the
 * commit, see `OutboxEvent`.
 */
export interface EventType<Payload> {
  readonly name: string;
  /** Never set: carries only the type. */
  readonly payload?: Payload;
}

type Handler<Context, Payload> = (ctx: Context, payload: Payload) => Promise<void>;

/**
 * Lets a higher domain join a lower one's transaction, if both must change atomically. Anything that
 * may happen later goes through the outbox instead.
 */
export class Events<Context> {
  readonly #handlers = new Map<string, Handler<Context, never>[]>();

  on<Payload>(event: EventType<Payload>, handler: Handler<Context, Payload>): void {
    const known = this.#handlers.get(event.name) ?? [];
    this.#handlers.set(event.name, [...known, handler]);
  }

  /** Runs all handlers sequentially with the context of the change itself. */
  async emit<Payload>(ctx: Context, event: EventType<Payload>, payload: Payload): Promise<void> {
    const handlers = (this.#handlers.get(event.name) ?? []) as Handler<Context, Payload>[];
    for (const handler of handlers) await handler(ctx, payload);
  }
}

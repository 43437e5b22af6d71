/** What happens in a lower domain that a higher one has to follow, within the same transaction. */
export interface EventPayloads {
  /** A section now belongs to another page of its course. */
  sectionMoved: { sectionId: number; toPageId: number };
}

type Handler<Context, Name extends keyof EventPayloads> = (
  ctx: Context,
  payload: EventPayloads[Name],
) => Promise<void>;

/** Carries events from the domain where they happen to those that listen; nobody polls. */
export class Events<Context> {
  readonly #handlers = new Map<keyof EventPayloads, Handler<Context, keyof EventPayloads>[]>();

  on<Name extends keyof EventPayloads>(name: Name, handler: Handler<Context, Name>): void {
    const known = this.#handlers.get(name) ?? [];
    this.#handlers.set(name, [...known, handler as Handler<Context, keyof EventPayloads>]);
  }

  /** Tells every listener, one after the other, with the context of the change itself. */
  async tell<Name extends keyof EventPayloads>(
    ctx: Context,
    name: Name,
    payload: EventPayloads[Name],
  ): Promise<void> {
    for (const handler of this.#handlers.get(name) ?? []) await handler(ctx, payload);
  }
}

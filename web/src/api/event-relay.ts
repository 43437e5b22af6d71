/** Site-wide events that any open stream carries in addition to its own, by name. */
export const serverEvents = new EventTarget();

/** Forwards such events from a stream. */
export function passOn(source: EventSource, name: string): void {
  source.addEventListener(name, ({ data }: MessageEvent<string>) =>
    serverEvents.dispatchEvent(new MessageEvent(name, { data: JSON.parse(data) })),
  );
}

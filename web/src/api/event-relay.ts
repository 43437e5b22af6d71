/** What any open stream carries beside the events that it is for, by their names. */
export const serverEvents = new EventTarget();

/** Passes such events on from a stream. */
export function passOn(source: EventSource, name: string): void {
  source.addEventListener(name, ({ data }: MessageEvent<string>) =>
    serverEvents.dispatchEvent(new MessageEvent(name, { data: JSON.parse(data) })),
  );
}

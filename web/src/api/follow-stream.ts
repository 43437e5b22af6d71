import { pathOf, type Endpoint } from "@paso/contract";

import { passOn } from "./event-relay.ts";

interface Following {
  params: Record<string, string | number>;
  query: Record<string, string>;
  onEvent: (data: unknown) => void;
  /** The server refused the stream; it is not requested again. */
  onRefused: () => void;
}

/**
 * Follows an event stream; if the connection drops or the server ends it, the browser reconnects by itself.
 * @returns ends it
 */
export function followStream(
  { path }: Endpoint,
  { params, query, onEvent, onRefused }: Following,
): () => void {
  const source = new EventSource(`${pathOf(path, params)}?${new URLSearchParams(query)}`);
  source.addEventListener("message", ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data)));
  passOn(source, "notifications");
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) onRefused();
  });
  return () => source.close();
}

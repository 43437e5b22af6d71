/** One HTTP request, ready to be sent. */
export interface LoadRequest {
  method: "GET" | "POST" | "PUT";
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** The load process's input. */
export interface LoadOrder {
  /** Target; loopback only. */
  origin: string;
  requests: LoadRequest[];
  /** Connections, each with one request in flight at a time. */
  students: number;
  /** No request is begun later than this, in milliseconds. */
  limit: number;
  /** Starts over after the last request; otherwise each is sent at most once. */
  repeat: boolean;
}

/** The outcome of an order. */
export interface LoadResult {
  /** Milliseconds from the first request to the last response. */
  elapsed: number;
  /** Milliseconds of each response, in order of arrival. */
  latencies: Float64Array;
  /** Total size of all response bodies. */
  bytes: number;
  /** Body of the last response. */
  sample: Uint8Array;
}

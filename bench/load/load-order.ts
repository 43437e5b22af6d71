/** One HTTP request, ready to be sent. */
export interface LoadRequest {
  method: "GET" | "POST" | "PUT";
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** What the load process is asked to send. */
export interface LoadOrder {
  /** Where to; loopback only. */
  origin: string;
  requests: LoadRequest[];
  /** Connections, each with one request under way at a time. */
  students: number;
  /** No request is begun later than this, in milliseconds. */
  limit: number;
  /** Begin again after the last request; without it each is sent once at most. */
  repeat: boolean;
}

/** What came of it. */
export interface LoadResult {
  /** Milliseconds from the first request to the last answer. */
  elapsed: number;
  /** Milliseconds each answer took, in order of arrival. */
  latencies: Float64Array;
  /** Bytes of all answers' bodies. */
  bytes: number;
  /** Body of the last answer. */
  sample: Uint8Array;
}

import type { LoadRequest } from "../load/load-order.ts";

/** What the offering process is asked to do. */
export interface Offer {
  /** Where to; loopback only. */
  origin: string;
  requests: LoadRequest[];
  /** Requests begun a second, whatever became of those before them. */
  rate: number;
  /** For so long, in milliseconds. */
  duration: number;
  /** Milliseconds after the last request for responses that are still to come. */
  patience: number;
}

/** What came of it; latencies in milliseconds. */
export interface OfferResult {
  sent: number;
  /** Of responses with status 200. */
  accepted: Float64Array;
  /** Of responses with status 503. */
  refused: Float64Array;
  /** Responses with another status, by status. */
  others: Record<string, number>;
  /** Requests whose connection broke, or that got no response in time. */
  unanswered: number;
  /** Requests not even begun, because all connections were taken. */
  unsent: number;
}

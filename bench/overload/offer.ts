import type { LoadRequest } from "../load/load-order.ts";

/** The offering process's input. */
export interface Offer {
  /** Target; loopback only. */
  origin: string;
  requests: LoadRequest[];
  /** Requests begun per second, regardless of earlier ones. */
  rate: number;
  /** Duration in milliseconds. */
  duration: number;
  /** Milliseconds to wait for outstanding responses after the last request. */
  patience: number;
}

/** The outcome; latencies in milliseconds. */
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

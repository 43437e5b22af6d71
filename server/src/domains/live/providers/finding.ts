import type { Message } from "@paso/contract";

/** One sentence of what a test of credentials found. */
export interface Finding {
  ok: boolean;
  text: Message;
  values?: Record<string, string | number>;
}

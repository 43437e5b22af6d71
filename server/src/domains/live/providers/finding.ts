import type { Message } from "@paso/contract";

/** One finding of a test of credentials, as a sentence. */
export interface Finding {
  ok: boolean;
  text: Message;
  values?: Record<string, string | number>;
}

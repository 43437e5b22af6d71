import { useState } from "react";

import { randomKey } from "../api/index.ts";
import { keepUnsentJson, readUnsentJson } from "../session/unsent-json.ts";
import { dropUnsentText } from "../session/unsent-text.ts";

interface UnsentComment {
  text: string;
  /** The last text sent, and its idempotency token; its answer may have been lost. */
  sent: { text: string; token: string } | null;
}

const EMPTY: UnsentComment = { text: "", sent: null };

/**
 * A comment being written: kept on the device from the first keystroke until the server has it. A retry is
 * sent under the same token, even after a reload, so that it counts once.
 */
export function useUnsentComment(userId: number, threadName: string) {
  const what = `comment-${threadName}`;
  const [unsent, setUnsent] = useState<UnsentComment>(() => ({
    ...EMPTY,
    ...(readUnsentJson(userId, what) as UnsentComment | null),
  }));

  function keep(next: UnsentComment): void {
    setUnsent(next);
    if (next.text === "") dropUnsentText(userId, what);
    else keepUnsentJson(userId, what, next);
  }

  return {
    text: unsent.text,
    change: (text: string) => keep({ ...unsent, text }),
    /** The text and token to send now. */
    seal(): { text: string; token: string } {
      const { text, sent } = unsent;
      const sealed = sent?.text === text ? sent : { text, token: randomKey() };
      keep({ text, sent: sealed });
      return sealed;
    },
    /** Forgets it, once the server has it. */
    clear: () => keep(EMPTY),
  };
}

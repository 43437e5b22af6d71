import { useState } from "react";

import { dropUnsentText, keepUnsentText, readUnsentText } from "../../../session/unsent-text.ts";

interface Draft {
  text: string;
  /** What was sent last, and the token it was sent under; its answer may have been lost. */
  sent: { text: string; token: string } | null;
}

const EMPTY: Draft = { text: "", sent: null };

/**
 * A comment being written: kept on the device from the first key stroke until the server has it.
 * A text that is sent again goes under the same token, also after a reload, and so counts once.
 */
export function useUnsentComment(userId: number, opinionId: number) {
  const what = `comment-${opinionId}`;
  const [draft, setDraft] = useState(() => parseDraft(readUnsentText(userId, what)));

  function keep(next: Draft): void {
    setDraft(next);
    if (next.text === "") dropUnsentText(userId, what);
    else keepUnsentText(userId, what, JSON.stringify(next));
  }

  return {
    text: draft.text,
    change: (text: string) => keep({ ...draft, text }),
    /** What is to be sent now. */
    seal(): { text: string; token: string } {
      const { text, sent } = draft;
      const sealed = sent?.text === text ? sent : { text, token: newToken() };
      keep({ text, sent: sealed });
      return sealed;
    },
    /** Forgets it, once the server has it. */
    clear: () => keep(EMPTY),
  };
}

/** Not `randomUUID`, which plain http addresses do not have. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function parseDraft(kept: string | null): Draft {
  try {
    return kept === null ? EMPTY : { ...EMPTY, ...(JSON.parse(kept) as Draft) };
  } catch {
    return EMPTY;
  }
}

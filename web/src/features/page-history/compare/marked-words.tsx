import { useLingui } from "@lingui/react/macro";

import type { MarkedText } from "./mark-words.ts";

/** A text with additions and removals marked, visually and for screen readers. */
export function MarkedWords({ text }: { text: readonly MarkedText[] }) {
  const { t } = useLingui();
  return text.map(({ text, mark }, index) => {
    // Pieces have no other identity, and are never reordered.
    const key = `${index} ${mark}`;
    if (mark === "same") return <span key={key}>{text}</span>;
    if (mark === "added") {
      return (
        <ins key={key} className="history-added">
          <span className="sr-only">{t`[added:`} </span>
          {text}
          <span className="sr-only">]</span>
        </ins>
      );
    }
    return (
      <del key={key} className="history-removed">
        <span className="sr-only">{t`[removed:`} </span>
        {text}
        <span className="sr-only">]</span>
      </del>
    );
  });
}

import { useLingui } from "@lingui/react/macro";
import type { WayAnswer as Answer } from "@paso/contract";

import { Authored } from "../../../ui/staff/content-language.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";

/** A student's answer, and whether it was right if that is known. */
export function WayAnswer({ answer }: { answer: Answer }) {
  const { t } = useLingui();
  if (answer.type === "private") {
    return <p className="text-small text-muted">{t`Answered in the workbook, for nobody else.`}</p>;
  }
  if (answer.type === "text") {
    return (
      <p className="max-w-prose border-s-2 border-line ps-4 wrap-anywhere whitespace-pre-line">
        {answer.text}
      </p>
    );
  }
  // Options are sentences, which a comma would run together.
  const list = (texts: readonly string[]) => texts.join(" · ");
  const { chosen, first, right } = answer;
  const before = first && list(first);
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
      {right !== null && (
        <span
          className={`inline-flex items-center gap-1 font-semibold ${right ? "text-(--right)" : "text-wrong"}`}
        >
          <Icon name={right ? "check" : "cross"} className="size-4" />
          {right ? t`correct` : t`incorrect`}
        </span>
      )}
      <span>
        {chosen.length === 0 ? t`an option removed since` : <Authored>{list(chosen)}</Authored>}
      </span>
      {before !== null && <span className="text-small text-muted">{t`at first: ${before}`}</span>}
    </p>
  );
}

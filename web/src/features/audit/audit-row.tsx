import { useLingui } from "@lingui/react/macro";
import type { AuditEntry } from "@paso/contract";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { useAuditTexts } from "./use-audit-texts.ts";
import { useAuditValue } from "./use-audit-value.ts";

/** An entry of the audit log: who did what and when, with each field's old and new value. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { i18n } = useLingui();
  const texts = useAuditTexts();
  const inWords = useAuditValue();
  return (
    <li className="border-line px-5 py-4 not-first:border-t">
      <p className="font-semibold wrap-anywhere">{texts.sentence(entry)}</p>
      <p className="text-small text-muted tabular-nums">
        <time dateTime={entry.at}>{formatLocalDate(entry.at, i18n.locale)}</time>
      </p>
      {entry.changes.length > 0 && (
        <dl className="mt-2 grid gap-1 text-small">
          {entry.changes.map((change) => (
            <div key={change.field} className="flex flex-wrap gap-x-2 wrap-anywhere">
              <dt className="text-muted">{texts.field(change.field)}</dt>
              <dd>
                {"before" in change && (
                  <>
                    <del className="text-muted">{inWords(change.before, change.field)}</del>
                    <span aria-hidden="true">{" → "}</span>
                  </>
                )}
                <ins className="no-underline">{inWords(change.after, change.field)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { WorkbookEntry } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { ChoiceEntry } from "./choice-entry.tsx";
import { PassageEntry } from "./passage-entry.tsx";
import { TextEntry } from "./text-entry.tsx";

/** An entry of the workbook, with its date and a link to its place. */
export function Entry({ entry, timeZone }: { entry: WorkbookEntry; timeZone: string }) {
  const { t, i18n } = useLingui();
  const names = {
    choice: t`Your answer`,
    text: t`What you wrote`,
    note: t`Your notes on this page`,
    passage: t`Kept while reading`,
  };
  return (
    <article className="workbook-entry">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 text-small text-muted">
        <p>
          {names[entry.kind]} ·{" "}
          <time dateTime={entry.at} title={timeZone}>
            {formatLocalDate(entry.at, i18n.locale)}
          </time>
        </p>
        {entry.redirect_to !== null && (
          <PathLink path={entry.redirect_to} className="font-semibold text-accent hover:underline">
            {t`Show in the course`}
          </PathLink>
        )}
      </div>
      <Body entry={entry} />
    </article>
  );
}

function Body({ entry }: { entry: WorkbookEntry }) {
  switch (entry.kind) {
    case "choice":
      return <ChoiceEntry entry={entry} />;
    case "text":
      return <TextEntry entry={entry} />;
    case "passage":
      return <PassageEntry entry={entry} />;
    case "note":
      return (
        <p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-wrap">
          {entry.text}
        </p>
      );
  }
}

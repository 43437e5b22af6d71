import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { staffKind } from "../../../section-kinds/staff-kinds.ts";
import { useTypeName } from "../../../section-kinds/staff-type-name.ts";
import { Badge } from "../../../ui/staff/badge.tsx";
import type { ComparedSection } from "./compare-sections.ts";
import { MarkedWords } from "./marked-words.tsx";

/** A section in two versions; an unchanged one is a single line. */
export function ComparedCard({ compared }: { compared: ComparedSection }) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const titleId = useId();
  const { section, state, orderBefore, lines } = compared;
  const name = `${section.order} · ${typeName(section.type)}`;
  if (state === "same") {
    const title = staffKind(section).title(section);
    return (
      <li className="truncate px-5 text-small text-muted">
        {name}
        {title !== null && ` · ${title || t`(no text)`}`}
      </li>
    );
  }
  return (
    <li className="rounded-card border border-line bg-card p-4 sm:p-5" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={titleId} className="font-semibold">
          {name}
        </h3>
        <StateBadge state={state} />
        {orderBefore !== null && (
          <span className="text-small text-muted">{t`was number ${orderBefore}`}</span>
        )}
      </div>
      {state !== "moved" && (
        <dl className="mt-3 grid gap-2">
          {lines
            .filter(({ text }) => text.length > 0)
            .map(({ label, text }, index) => (
              <div key={`${index} ${label}`}>
                <dt className="text-small text-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-wrap">
                  <MarkedWords text={text} />
                </dd>
              </div>
            ))}
        </dl>
      )}
    </li>
  );
}

function StateBadge({ state }: { state: Exclude<ComparedSection["state"], "same"> }) {
  const { t } = useLingui();
  if (state === "added")
    return <Badge tone="accent">{t({ message: "Added", context: "section" })}</Badge>;
  if (state === "removed") return <Badge tone="wrong">{t`Removed`}</Badge>;
  if (state === "moved")
    return <Badge tone="calm">{t({ message: "Moved", context: "section" })}</Badge>;
  return <Badge tone="warm">{t`Changed`}</Badge>;
}

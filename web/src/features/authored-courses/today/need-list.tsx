import { Plural, useLingui } from "@lingui/react/macro";
import type { Today } from "@paso/contract";

import { NeedRow } from "./need-row.tsx";

/** Pending tasks, most urgent first; says so if there are none. */
export function NeedList({ today }: { today: Today }) {
  const { t } = useLingui();
  const { needs, needs_left_out: leftOut, time_zone: timeZone } = today;
  const all = needs.length + leftOut;
  return (
    <section aria-labelledby="needs">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-3">
        <h2 id="needs" className="text-question font-semibold">
          {t`What needs you`}
        </h2>
        {all > 0 && (
          <p className="text-muted tabular-nums">
            <Plural value={all} one="# thing" other="# things" />
          </p>
        )}
      </div>
      {all === 0 && <p className="pt-4 text-muted">{t`Nothing needs you right now.`}</p>}
      <ul>
        {needs.map((need, index) => (
          <li key={`${need.redirect_to} ${need.kind}`} className="border-b border-line">
            <NeedRow need={need} timeZone={timeZone} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {leftOut > 0 && (
        <p className="pt-3 text-small text-muted">
          <Plural
            value={leftOut}
            one="# more appears here once these are done."
            other="# more appear here once these are done."
          />
        </p>
      )}
    </section>
  );
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { WorkbookEntry } from "@paso/contract";

import { Icon } from "../../../ui/student/icon.tsx";

type Choice = WorkbookEntry & { kind: "choice" };

/** A question, the user's choice, the solution with reasons, and the class's choices. */
export function ChoiceEntry({ entry }: { entry: Choice }) {
  const { t } = useLingui();
  const { course, question, options, mates_count: count, second_round: round } = entry;
  const most = Math.max(1, ...options.map(({ mates }) => mates ?? 0));
  return (
    <>
      <h3 lang={course.language} className="mt-1 font-semibold wrap-anywhere">
        {question}
      </h3>
      <ul className="mt-3 grid gap-3">
        {options.map((option, index) => (
          <Option
            key={`${index} ${option.text}`}
            option={option}
            language={course.language}
            most={most}
          />
        ))}
      </ul>
      {count !== null && (
        <p className="mt-3 text-small text-muted">
          {plural(count, { one: "# course mate answered.", other: "# course mates answered." })}
          {round &&
            ` ${t`${round.changed} of ${round.people} changed their answer in the second round.`}`}
        </p>
      )}
    </>
  );
}

interface OptionProps {
  option: Choice["options"][number];
  language: string;
  /** Number of course mates that makes a full bar. */
  most: number;
}

function Option({ option, language, most }: OptionProps) {
  const { t } = useLingui();
  const { text, chosen, chosen_first: first, valid, reason, mates } = option;
  const isWrong = valid === false && chosen;
  const remarks = [
    ...(chosen ? [t`your answer`] : []),
    ...(first && !chosen ? [t`your first answer`] : []),
    ...(valid ? [t`correct`] : []),
    ...(isWrong ? [t`incorrect`] : []),
  ].join(", ");
  return (
    <li className="flex gap-3">
      <span className="workbook-mark" aria-hidden="true">
        {valid || isWrong ? (
          <Icon
            name={valid ? "check" : "cross"}
            className={valid ? "size-5 text-(--right)" : "size-5 text-wrong"}
          />
        ) : (
          <span data-chosen={chosen} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className={`wrap-anywhere ${chosen ? "font-semibold" : ""}`}>
          <span lang={language}>{text}</span>
          {remarks && <span className="text-small font-normal text-muted"> ({remarks})</span>}
        </p>
        {mates !== null && (
          <p className="flex items-center gap-3 text-small text-muted tabular-nums">
            <span className="workbook-bar" aria-hidden="true">
              <span style={{ width: `${(mates / most) * 100}%` }} />
            </span>
            {plural(mates, { one: "# course mate", other: "# course mates" })}
          </p>
        )}
        {reason && (
          <p lang={language} className="text-small text-muted wrap-anywhere">
            {reason}
          </p>
        )}
      </div>
    </li>
  );
}

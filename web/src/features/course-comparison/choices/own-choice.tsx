import { useLingui } from "@lingui/react/macro";
import type { ComparedQuestion } from "@paso/contract";

interface OwnChoiceProps {
  options: (ComparedQuestion & { kind: "choice" })["options"];
  language: string;
}

/** The user's own answer alone, without options that have since been removed. */
export function OwnChoice({ options, language }: OwnChoiceProps) {
  const { t } = useLingui();
  const chosen = options.filter(({ own }) => own);
  if (chosen.length === 0) return null;
  return (
    <>
      <p className="text-small text-muted">{t`Your answer`}</p>
      <ul>
        {chosen.map(({ text, valid }, index) => (
          <li key={index} className="flex flex-wrap items-baseline gap-x-3">
            <span lang={language} className="min-w-0 font-semibold wrap-anywhere">
              {text}
            </span>
            {valid === true && (
              <span className="text-small font-semibold text-(--right)">{`✓ ${t`correct`}`}</span>
            )}
            {valid === false && <span className="text-small text-wrong">{t`incorrect`}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

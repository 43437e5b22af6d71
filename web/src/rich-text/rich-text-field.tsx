import { useLingui } from "@lingui/react/macro";
import { useId, useMemo, useState } from "react";

import { Alert } from "../ui/staff/alert.tsx";
import { Button } from "../ui/staff/button.tsx";
import { inputClass } from "../ui/staff/field.tsx";
import { Icon } from "../ui/staff/icon.tsx";
import { findLostHtml } from "./find-lost-html.ts";
import { TextView } from "./text-view.tsx";

import "./text-editor.css";

interface RichTextFieldProps {
  label: string;
  /** HTML, as it is stored. */
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
  isDisabled: boolean;
}

/**
 * A text with headings, lists, links, pictures and tables; edited visually or as HTML. What the visual editor
 * cannot preserve opens as HTML, with a notice.
 */
export function RichTextField({ label, value, onChange, error, isDisabled }: RichTextFieldProps) {
  const { t } = useLingui();
  const errorId = useId();
  const [isSource, setSource] = useState(() => findLostHtml(value).length > 0);
  const [isForced, setForced] = useState(false);
  const lost = useMemo(() => (isSource ? findLostHtml(value) : []), [isSource, value]);

  function showVisual(): void {
    setSource(false);
    setForced(true);
  }

  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-end justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <Button
          variant="plain"
          className="-my-1.5 -me-2 shrink-0"
          isDisabled={isDisabled || lost.length > 0}
          onPress={() => setSource(!isSource)}
        >
          {isSource ? t`Edit as text` : t`Edit as HTML`}
        </Button>
      </div>
      {isSource && lost.length > 0 && (
        <div className="mb-2">
          <Alert
            tone="warm"
            title={t`This text contains HTML that the visual editor would lose`}
            end={
              <Button variant="quiet" isDisabled={isDisabled} onPress={showVisual}>
                {t`Switch anyway`}
              </Button>
            }
          >
            <p className="wrap-anywhere">
              {lost.map((piece) => (
                <code key={piece} className="me-2">
                  {piece}
                </code>
              ))}
            </p>
          </Alert>
        </div>
      )}
      {isSource ? (
        <textarea
          aria-label={t`${label} as HTML`}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error && errorId}
          value={value}
          disabled={isDisabled}
          spellCheck={false}
          className={`${inputClass} h-75 resize-y font-mono text-small`}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <TextView
          key={String(isForced)}
          label={label}
          value={value}
          onChange={onChange}
          isDisabled={isDisabled}
          hasIssue={error !== undefined}
        />
      )}
      {error && (
        <p
          id={errorId}
          className="mt-1.5 flex items-start gap-1.5 text-small text-wrong"
          data-issue=""
          tabIndex={-1}
        >
          <Icon name="warning" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </div>
  );
}

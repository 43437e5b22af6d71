import { useLingui } from "@lingui/react/macro";

import { Icon } from "../../../ui/staff/icon.tsx";
import type { OptionForm } from "./choice-form.ts";
import { optionFieldName } from "./option-keys.ts";

interface ReadOptionProps {
  option: OptionForm;
  shape: "radio" | "checkbox";
  isValidated: boolean;
}

/** An option of a question not being edited; a click on its texts or its mark leads to their fields. */
export function ReadOption({ option, shape, isValidated }: ReadOptionProps) {
  const { t } = useLingui();
  const { key, text, reason } = option;
  const isRight = (isValidated && option.isRight) || undefined;
  return (
    <li className="page-option" data-right={isRight}>
      <span
        className="page-sign"
        data-shape={shape}
        data-right={isRight}
        data-writes={optionFieldName(key, isValidated ? "mark" : "text")}
      >
        <span />
        <Icon name="check" />
      </span>
      <div className="min-w-0">
        <p
          data-writes={optionFieldName(key, "text")}
          className={`page-text page-option-text ${text.trim() ? "" : "page-blank"}`}
        >
          {text.trim() ? text : t`Write an option`}
        </p>
        {isValidated && reason.trim() !== "" && (
          <p data-writes={optionFieldName(key, "reason")} className="page-text page-reason">
            {reason}
          </p>
        )}
      </div>
      {isRight && (
        <span className="page-note">
          <strong>{t`right answer`}</strong>
        </span>
      )}
    </li>
  );
}

import { type ClipboardEvent, type KeyboardEvent, useId } from "react";

import { Icon } from "../../../ui/staff/icon.tsx";

import "./page-look.css";

interface PageTextProps {
  /** Of the field, and of the text that replaces it; see `data-writes`. */
  id: string;
  name?: string;
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  /** The text's style on the page. */
  className: string;
  /** Whether it is being edited. */
  isOpen: boolean;
  isDisabled: boolean;
  hasIssue?: boolean;
  error?: string | undefined;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  onPaste?: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
}

/** A text of the page, edited in place. */
export function PageText(props: PageTextProps) {
  const { id, value, placeholder, className, isOpen } = props;
  if (isOpen) return <PageField {...props} />;
  const isBlank = value.trim() === "";
  return (
    <p data-writes={id} className={`page-text ${className} ${isBlank ? "page-blank" : ""}`}>
      {isBlank ? placeholder : value}
    </p>
  );
}

function PageField(props: PageTextProps) {
  const { id, name, label, placeholder, value, onChange, className, isDisabled, error } = props;
  const errorId = useId();
  return (
    <>
      <textarea
        id={id}
        name={name}
        aria-label={label}
        aria-invalid={props.hasIssue || error !== undefined || undefined}
        aria-describedby={error && errorId}
        rows={1}
        placeholder={placeholder}
        value={value}
        disabled={isDisabled}
        className={`page-text page-field ${className}`}
        // All these texts are single lines.
        onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, " "))}
        onKeyDown={props.onKeyDown}
        onPaste={props.onPaste}
      />
      {error && (
        <p id={errorId} className="mb-2 flex items-start gap-1.5 text-small text-wrong">
          <Icon name="warning" className="mt-0.5 size-4" />
          {error}
        </p>
      )}
    </>
  );
}

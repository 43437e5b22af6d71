import { useLingui } from "@lingui/react/macro";
import { diplomaPlaceholders, type DiplomaPlaceholder } from "@paso/contract";
import type { ReactNode } from "react";
import { useRef } from "react";

import { Button } from "../../../ui/staff/button.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { usePlaceholderNames } from "./placeholder-names.ts";

interface PlaceholderFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  error: string | undefined;
  hint?: string;
  /** Content after the insert button. */
  end?: ReactNode;
}

/** Offset by the label's height: an error is below the input. */
const BESIDE_INPUT = { marginBlockStart: "1.875rem" };

/** A line of text with a menu to insert placeholders. */
export function PlaceholderField({ value, onChange, end, ...field }: PlaceholderFieldProps) {
  const { t } = useLingui();
  const { names, show, read, findUnknown } = usePlaceholderNames();
  const input = useRef<HTMLInputElement>(null);
  const { label } = field;
  const shown = show(value);
  const unknown = findUnknown(shown);
  const insert = (placeholder: DiplomaPlaceholder) => {
    const at = input.current?.selectionStart ?? shown.length;
    onChange(read(`${shown.slice(0, at)}{${names[placeholder]}}${shown.slice(at)}`));
  };
  return (
    <div>
      <div className={`flex gap-2 ${field.error ? "items-start" : "items-end"}`}>
        <TextField
          {...field}
          className="flex-1"
          inputRef={input}
          value={shown}
          onChange={(text) => onChange(read(text))}
        />
        <div className="flex shrink-0" style={field.error ? BESIDE_INPUT : undefined}>
          <Menu
            label={t`Insert into “${label}”`}
            trigger={
              <Button variant="quiet" icon="add" aria-label={t`Insert into “${label}”`}>
                {t`Insert`}
              </Button>
            }
          >
            {diplomaPlaceholders.map((placeholder) => (
              <MenuItem
                key={placeholder}
                label={names[placeholder]}
                onAction={() => insert(placeholder)}
              />
            ))}
          </Menu>
          {end}
        </div>
      </div>
      {/* Below the outline of a focused input. */}
      <p role="status" className={`text-small text-muted ${unknown === undefined ? "" : "mt-1.5"}`}>
        {unknown !== undefined && t`“${unknown}” is not filled in: it will be printed as it is.`}
      </p>
    </div>
  );
}

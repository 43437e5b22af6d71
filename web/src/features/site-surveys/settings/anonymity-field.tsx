import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { FieldGroup } from "../../../ui/staff/field-group.tsx";

interface AnonymityFieldProps {
  isAnonymous: boolean;
  onChange: (isAnonymous: boolean) => void;
  /** Whether there are answers already. */
  isFixed: boolean;
  error: string | undefined;
}

/** Whether answers are anonymous, and what that means. */
export function AnonymityField({ isAnonymous, onChange, isFixed, error }: AnonymityFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const choices = [
    {
      value: true,
      label: t`Anonymous`,
      hint: t`Answers are stored without the person and without a time. Who took part is kept apart, for the reminder alone. The site keeps nothing that puts the two together, not even for you.`,
    },
    {
      value: false,
      label: t`With names`,
      hint: t`Administrators see who answered what, and people read this before they answer.`,
    },
  ];
  return (
    <FieldGroup
      legend={t`Names`}
      hint={isFixed && t`People have answered already. What they were promised stays.`}
      error={error}
      isDisabled={isFixed}
    >
      <div className="grid gap-2.5 sm:grid-cols-2">
        {choices.map(({ value, label, hint }) => (
          <label
            key={label}
            className={`flex items-start gap-3 rounded-control border px-4 py-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${isFixed ? "" : "cursor-pointer"} ${isAnonymous === value ? "border-accent bg-accent-soft" : "border-line bg-card"}`}
          >
            <input
              type="radio"
              name={id}
              checked={isAnonymous === value}
              onChange={() => onChange(value)}
              aria-label={label}
              aria-describedby={`${id}-${String(value)}`}
              className="mt-0.5 size-5.5 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none checked:border-[6px] checked:border-accent forced-colors:appearance-auto"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span id={`${id}-${String(value)}`} className="block text-small text-muted">
                {hint}
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

import { useId } from "react";

interface ChoiceSwitchProps<Value extends string> {
  label: string;
  value: Value;
  /** A short label may have a full name, which begins alike, for screen readers. */
  choices: readonly { value: Value; label: string; name?: string; lang?: string }[];
  onChange: (value: Value) => void;
  /** Hides the label visually if the choices explain themselves. */
  labelHidden?: boolean;
}

/** A few alternatives side by side, on native radio buttons. */
export function ChoiceSwitch<Value extends string>({
  label,
  value,
  choices,
  onChange,
  labelHidden = false,
}: ChoiceSwitchProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={labelHidden ? "sr-only" : "mb-1.5 text-small text-muted"}>{label}</legend>
      <div className="inline-flex w-full rounded-control border border-line bg-paper p-0.5">
        {choices.map((choice) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className="relative grid min-h-11 flex-1 cursor-pointer place-items-center rounded-[0.625rem] px-3 text-small font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer opacity-0"
              name={name}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { SwitchButton, SwitchField as AriaSwitchField } from "react-aria-components/Switch";

import { FieldNotes, ariaFieldProps, type FieldProps } from "./field.tsx";

interface SwitchFieldProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** A switch that takes effect immediately: "Students may skip ahead in videos". */
export function SwitchField({ value, onChange, ...field }: SwitchFieldProps) {
  return (
    <AriaSwitchField {...ariaFieldProps(field)} isSelected={value} onChange={onChange}>
      <SwitchButton className="group flex min-h-11 cursor-pointer items-center gap-3 font-semibold data-disabled:cursor-not-allowed data-disabled:text-muted">
        <span
          aria-hidden="true"
          className="flex h-6.5 w-11 shrink-0 items-center rounded-full border border-edge bg-paper p-0.5 transition-colors group-data-selected:border-accent group-data-selected:bg-accent group-data-focus-visible:outline-3 group-data-focus-visible:outline-offset-2 group-data-focus-visible:outline-accent"
        >
          <span className="size-5 rounded-full bg-edge transition-transform group-data-selected:translate-x-4.5 group-data-selected:bg-on-accent" />
        </span>
        {field.label}
      </SwitchButton>
      <div className="-mt-1 ps-14 empty:hidden">
        <FieldNotes hint={field.hint} error={field.error} />
      </div>
    </AriaSwitchField>
  );
}

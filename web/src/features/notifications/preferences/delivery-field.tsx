import { useLingui } from "@lingui/react/macro";
import type { Delivery } from "@paso/contract";
import { useId } from "react";

interface DeliveryFieldProps {
  label: string;
  value: Delivery;
  onChange: (value: Delivery) => void;
  /** Id of the description. */
  describedBy: string;
}

/** When to notify: at once, daily or never. */
export function DeliveryField({ label, value, onChange, describedBy }: DeliveryFieldProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-small text-muted">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value as Delivery)}
        className="min-h-11 w-full rounded-control border border-edge bg-card px-3 text-ink"
      >
        <option value="on">{t`At once`}</option>
        <option value="digest">{t`Once a day`}</option>
        <option value="off">{t`Off`}</option>
      </select>
    </div>
  );
}

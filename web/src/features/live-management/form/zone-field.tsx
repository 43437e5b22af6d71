import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { SearchablePicker } from "../../../ui/staff/searchable-picker.tsx";

interface ZoneFieldProps {
  /** IANA name. */
  value: string;
  onChange: (zone: string) => void;
  error: string | undefined;
}

/** A time zone, searched by any part of its name. */
export function ZoneField({ value, onChange, error }: ZoneFieldProps) {
  const { t } = useLingui();
  const [zones] = useState(() => [
    ...new Set([value, "UTC", ...Intl.supportedValuesOf("timeZone")]),
  ]);
  return (
    <SearchablePicker
      label={t`Time zone of the class`}
      hint={t`The time of day stays the same in it when clocks change. Others see the class in their own zone, too.`}
      placeholder={t`Type a city or a continent`}
      value={zones.indexOf(value)}
      onChange={(index) => {
        const zone = index === null ? undefined : zones[index];
        if (zone) onChange(zone);
      }}
      options={zones.map((zone, index) => ({ id: index, label: zone.replaceAll("_", " ") }))}
      error={error}
      className="max-w-96"
    />
  );
}

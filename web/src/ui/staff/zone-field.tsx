import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import type { FieldProps } from "./field.tsx";
import { SearchablePicker } from "./searchable-picker.tsx";

interface ZoneFieldProps extends FieldProps {
  /** IANA name. */
  value: string;
  onChange: (zone: string) => void;
}

/** A time zone, searched by any part of its name. */
export function ZoneField({ value, onChange, ...field }: ZoneFieldProps) {
  const { t } = useLingui();
  const [zones] = useState(() => [
    ...new Set([value, "UTC", ...Intl.supportedValuesOf("timeZone")]),
  ]);
  return (
    <SearchablePicker
      {...field}
      placeholder={t`Type a city or a continent`}
      value={zones.indexOf(value)}
      onChange={(index) => {
        const zone = index === null ? undefined : zones[index];
        if (zone) onChange(zone);
      }}
      options={zones.map((zone, index) => ({ id: index, label: zone.replaceAll("_", " ") }))}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { TextField } from "../../../ui/student/text-field.tsx";
import { findTimeZone, TIME_ZONES } from "./find-time-zone.ts";

interface TimeZoneFieldProps {
  /** IANA name; null for the device's own. */
  value: string | null;
  error?: string | undefined;
}

/** A time zone, searched by any part of its name; empty for the device's own. */
export function TimeZoneField({ value, error }: TimeZoneFieldProps) {
  const { t } = useLingui();
  const listId = useId();
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <>
      <TextField
        label={t`Time zone`}
        name="time_zone"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        defaultValue={value ?? ""}
        onBlur={({ currentTarget: field }) => {
          field.value = findTimeZone(field.value);
        }}
        placeholder={own}
        hint={t`Type a city or a continent. Leave it empty to go by the device you use.`}
        error={error}
      />
      <datalist id={listId}>
        {TIME_ZONES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}

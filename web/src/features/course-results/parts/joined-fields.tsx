import { useLingui } from "@lingui/react/macro";

import { DayRangeFields } from "../../../ui/staff/day-range-fields.tsx";
import { type Audience, EVERYBODY } from "./audience.ts";

interface JoinedFieldsProps {
  value: Audience;
  onChange: (audience: Audience) => void;
}

/** The range of days on which students joined. */
export function JoinedFields({ value, onChange }: JoinedFieldsProps) {
  const { t } = useLingui();
  return (
    <DayRangeFields
      labels={{ from: t`Joined from`, to: t`Joined until` }}
      value={value}
      onChange={(days) => onChange({ ...EVERYBODY, ...days })}
      emptyError={t`Choose at least one of the two days.`}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ResultGroup } from "@paso/contract";

import { SelectField } from "../../../ui/staff/select-field.tsx";
import { type Audience, EVERYBODY, isByDates } from "./audience.ts";
import { JoinedFields } from "./joined-fields.tsx";
import { useGroupLabel } from "./use-group-label.ts";

/** Default length in days when choosing by date. */
const USUAL_DAYS = 30;

interface AudienceFieldProps {
  groups: readonly ResultGroup[];
  value: Audience;
  onChange: (audience: Audience) => void;
}

/** Whose results are shown: all, a group's, or those of students who joined on certain days. */
export function AudienceField({ groups, value, onChange }: AudienceFieldProps) {
  const { t } = useLingui();
  const labelOf = useGroupLabel();
  const isDated = isByDates(value);
  const choose = (chosen: string) => {
    if (chosen === "dates") onChange(lately());
    else onChange({ ...EVERYBODY, groupId: chosen === "all" ? null : Number(chosen) });
  };
  return (
    <div className="flex w-full flex-wrap items-start gap-3 sm:w-auto">
      <SelectField
        label={t`Whose results`}
        value={isDated ? "dates" : value.groupId === null ? "all" : String(value.groupId)}
        onChange={choose}
        options={[
          { id: "all", label: t`Everybody` },
          ...(groups.length < 2
            ? []
            : groups.map((group) => ({ id: String(group.id), label: labelOf(group) }))),
          { id: "dates", label: t`By the day they joined` },
        ]}
        className="w-full sm:w-72"
      />
      {isDated && <JoinedFields value={value} onChange={onChange} />}
    </div>
  );
}

/** Students who joined in the last weeks, by the device's clock. */
function lately(): Audience {
  const now = Date.now();
  const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
  return { groupId: null, from: dayOf(now - USUAL_DAYS * 86_400_000), to: dayOf(now) };
}

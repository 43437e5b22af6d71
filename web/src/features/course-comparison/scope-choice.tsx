import { useLingui } from "@lingui/react/macro";
import type { Comparison } from "@paso/contract";

import { formatDay } from "../../i18n/format-day.ts";
import { SelectField } from "../../ui/student/select-field.tsx";
import type { ComparisonSearch } from "./comparison-query.ts";

interface ScopeChoiceProps {
  comparison: Comparison;
  onScope: (search: ComparisonSearch) => void;
}

/** Chooses the comparison scope; nothing if the course has a single group. */
export function ScopeChoice({ comparison, onScope }: ScopeChoiceProps) {
  const { t, i18n } = useLingui();
  const { scope, run_id: runId, group, runs } = comparison;
  if (group === null) return null;
  const nameOf = (name: string) => name || t`First group`;
  const ownName = nameOf(group.name);
  const hint =
    scope === "run"
      ? t`A group of this course that has ended; what its people answered stays.`
      : undefined;
  return (
    <div>
      <SelectField
        label={t`Compare with`}
        {...(hint !== undefined && { hint })}
        value={scope === "run" ? String(runId) : scope}
        onChange={({ target: { value } }) => onScope(searchOf(value))}
        options={[
          { value: "course", label: t`the whole course` },
          { value: "group", label: t`my group: ${ownName}` },
          ...runs.map(({ id, name, end_date: endDate }) => {
            const [run, day] = [nameOf(name), formatDay(endDate, i18n.locale)];
            return { value: String(id), label: t`earlier run: ${run}, until ${day}` };
          }),
        ]}
      />
    </div>
  );
}

function searchOf(value: string): ComparisonSearch {
  if (value === "course") return {};
  return value === "group" ? { scope: "group" } : { scope: "run", run: Number(value) };
}

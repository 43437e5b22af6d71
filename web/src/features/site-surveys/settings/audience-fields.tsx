import { Plural, useLingui } from "@lingui/react/macro";
import type { SiteSurvey, SurveyFields } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { useRoleOptions } from "../../../session/use-role-options.ts";
import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { FieldGroup } from "../../../ui/staff/field-group.tsx";
import { usePaused } from "../../../ui/staff/use-paused.ts";
import { audienceQuery } from "../queries/survey-queries.ts";
import { ScopeField } from "./scope-field.tsx";

interface AudienceFieldsProps {
  values: Pick<SurveyFields, "roles" | "course_ids" | "group_ids">;
  groups: SiteSurvey["groups"];
  onChange: (change: Partial<SurveyFields>) => void;
  error: string | undefined;
}

/** The audience, and its size. */
export function AudienceFields({ values, groups, onChange, error }: AudienceFieldsProps) {
  const { t } = useLingui();
  const roles = useRoleOptions();
  const { roles: chosen, course_ids, group_ids } = values;
  const audience = usePaused(JSON.stringify({ roles: chosen, course_ids, group_ids }));
  const { data } = useQuery(audienceQuery(JSON.parse(audience) as typeof values));
  return (
    <>
      <FieldGroup legend={t`People with these roles`} error={error}>
        <div className="flex flex-wrap gap-x-6">
          {roles.map(({ id, label }) => (
            <CheckboxField
              key={id}
              label={label}
              value={chosen.includes(id)}
              onChange={(isChosen) =>
                onChange({
                  roles: isChosen ? [...chosen, id] : chosen.filter((role) => role !== id),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <ScopeField values={values} groups={groups} onChange={onChange} />
      <p role="status" className="font-semibold tabular-nums">
        {data && (
          <Plural
            value={data.people}
            _0="Nobody is asked."
            one="# person is asked."
            other="# people are asked."
          />
        )}
      </p>
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { LIVE_PROVIDER_NAMES, type LiveProviderKind } from "@paso/contract";

import { NumberField } from "../../../ui/staff/number-field.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { SwitchField } from "../../../ui/staff/switch-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { NO_COURSE } from "./class-values.ts";
import { MissingCredentials } from "./missing-credentials.tsx";
import type { ClassForm } from "./use-class-form.ts";

interface MeetingFieldsProps {
  form: ClassForm;
  providers: readonly LiveProviderKind[];
}

/** A class's provider, password and who gets in. */
export function MeetingFields({ form, providers }: MeetingFieldsProps) {
  const { t } = useLingui();
  const { values, set, issue } = form;
  const { provider } = values;
  const offered = [...new Set([...providers, ...(provider ? [provider] : [])])];
  return (
    <>
      {providers.length === 0 && values.course_id !== NO_COURSE && (
        <MissingCredentials
          courseId={values.course_id}
          hasIssue={issue("provider") !== undefined}
        />
      )}
      {offered.length > 0 && (
        <SelectField<LiveProviderKind>
          label={t`Service`}
          hint={t`The meeting is set up there automatically.`}
          placeholder={t`Choose a service`}
          value={provider ?? ""}
          onChange={(kind) => set({ provider: kind })}
          options={offered.map((kind) => ({ id: kind, label: LIVE_PROVIDER_NAMES[kind] }))}
          error={issue("provider")}
          className="max-w-96"
        />
      )}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {/* Other providers only admit people sent by this site. */}
        {(provider === "zoom" || issue("password")) && (
          <TextField
            label={t`Password of the meeting`}
            hint={t`Empty for none. Up to 10 characters: letters, digits and @ - _ *. Students see it when they join, in case Zoom asks for it.`}
            value={values.password}
            onChange={(password) => set({ password })}
            error={issue("password")}
          />
        )}
        <NumberField
          label={t`Capacity`}
          hint={t`How many people get in besides the hosts. Empty for any number.`}
          min={1}
          value={values.capacity}
          onChange={(capacity) => set({ capacity })}
          error={issue("capacity")}
        />
      </div>
      {provider !== "jitsi" && (
        <SwitchField
          label={t`Record the class`}
          hint={t`The recording appears here afterwards. Students see it once you release it.`}
          value={values.is_recorded}
          onChange={(is_recorded) => set({ is_recorded })}
          error={issue("is_recorded")}
        />
      )}
    </>
  );
}

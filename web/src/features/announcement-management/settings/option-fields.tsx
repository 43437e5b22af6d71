import { useLingui } from "@lingui/react/macro";
import type { AnnouncementFields } from "@paso/contract";

import { SwitchField } from "../../../ui/staff/switch-field.tsx";

interface OptionFieldsProps {
  values: Pick<AnnouncementFields, "is_pinned" | "is_urgent" | "allows_comments">;
  onChange: (change: Partial<AnnouncementFields>) => void;
  /** Whether readers may not see each other. */
  isDirect: boolean;
  isDisabled: boolean;
}

/** An announcement's prominence, and whether readers may comment. */
export function OptionFields({ values, onChange, isDirect, isDisabled }: OptionFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-3">
      <SwitchField
        label={t`Pinned`}
        hint={t`Stays above all other news.`}
        value={values.is_pinned}
        onChange={(is_pinned) => onChange({ is_pinned })}
        isDisabled={isDisabled}
      />
      <SwitchField
        label={t`Urgent`}
        hint={t`Shown on top of a student’s screens until they have read it.`}
        value={values.is_urgent}
        onChange={(is_urgent) => onChange({ is_urgent })}
        isDisabled={isDisabled}
      />
      {!isDirect && (
        <SwitchField
          label={t`Allow comments`}
          hint={t`Readers comment on it and like it. You can change this at any time; comments that are there stay readable.`}
          value={values.allows_comments}
          onChange={(allows_comments) => onChange({ allows_comments })}
          isDisabled={isDisabled}
        />
      )}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";

import { MenuItem } from "../../../ui/staff/menu.tsx";
import { SplitButton } from "../../../ui/staff/split-button.tsx";

interface SaveButtonProps {
  /** What the form's button is called. */
  label: string;
  busy: boolean;
  onSave: () => void;
  onStay: () => void;
}

/** Saves what is written; its menu says what comes after. */
export function SaveButton({ label, busy, onSave, onStay }: SaveButtonProps) {
  const { t } = useLingui();
  return (
    <SplitButton label={label} busy={busy} onPress={onSave} menuLabel={t`More ways to save`}>
      <MenuItem label={t`Save and stay`} hint={t`Ctrl+S: you go on here`} onAction={onStay} />
      <MenuItem label={label} hint={t`Then to the outline`} onAction={onSave} />
    </SplitButton>
  );
}

import "./save-button.css";
import { useLingui } from "@lingui/react/macro";

import { Button } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";

interface SaveButtonProps {
  /** The form's submit label. */
  label: string;
  busy: boolean;
  onSave: () => void;
  onStay: () => void;
}

/** Saves the page; the menu at its end chooses what happens next. */
export function SaveButton({ label, busy, onSave, onStay }: SaveButtonProps) {
  const { t } = useLingui();
  const menuLabel = t`More ways to save`;
  return (
    <div className="save-button">
      <Button busy={busy} onPress={onSave}>
        {label}
      </Button>
      <Menu
        label={menuLabel}
        trigger={
          <Button isDisabled={busy} aria-label={menuLabel}>
            <Icon name="down" className="-mx-1 size-5" />
          </Button>
        }
      >
        <MenuItem
          label={t`Save and stay`}
          hint={t`You go on here`}
          keys="Ctrl+S"
          onAction={onStay}
        />
        <MenuItem label={label} hint={t`Then to the outline`} onAction={onSave} />
      </Menu>
    </div>
  );
}

import type { ReactNode } from "react";

import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { Menu } from "./menu.tsx";

interface SplitButtonProps {
  /** What the button itself does. */
  label: string;
  onPress: () => void;
  /** The action runs. */
  busy: boolean;
  /** Names the arrow beside it. */
  menuLabel: string;
  /** `MenuItem`s: the ways to do it. */
  children: ReactNode;
}

/** The usual way to do something, and the others in a menu at its end. */
export function SplitButton({ label, onPress, busy, menuLabel, children }: SplitButtonProps) {
  return (
    <div className="flex gap-px">
      <Button busy={busy} className="rounded-e-none" onPress={onPress}>
        {label}
      </Button>
      <Menu
        label={menuLabel}
        trigger={
          <Button isDisabled={busy} aria-label={menuLabel} className="rounded-s-none">
            <Icon name="down" className="-mx-1 size-5" />
          </Button>
        }
      >
        {children}
      </Menu>
    </div>
  );
}

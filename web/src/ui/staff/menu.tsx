import type { ReactElement, ReactNode } from "react";
import { Keyboard } from "react-aria-components/Keyboard";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
} from "react-aria-components/Menu";
import { Text } from "react-aria-components/Text";

import { IconButton } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";
import { Popover } from "./popover.tsx";

interface MenuProps {
  /** The menu's subject, such as `More for "Welcome"`. */
  label: string;
  /** `MenuItem`s; falsy ones are left out. */
  children: ReactNode;
  /** The button that opens it; three dots unless given. */
  trigger?: ReactElement;
}

/** Actions behind a button. */
export function Menu({ label, children, trigger }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger ?? <IconButton icon="more" label={label} />}
      <Popover placement="bottom end" className="min-w-52 p-1">
        <AriaMenu aria-label={label} className="outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

interface MenuItemProps {
  label: string;
  /** Its effect, below the label. */
  hint?: string;
  /** Its keyboard shortcut, such as `Ctrl+S`; omitted on phones. */
  keys?: string;
  icon?: IconName;
  isDisabled?: boolean;
  tone?: "wrong";
  onAction: () => unknown;
}

/** One action of a menu. */
export function MenuItem({
  label,
  hint,
  keys,
  icon,
  isDisabled = false,
  tone,
  onAction,
}: MenuItemProps) {
  return (
    <AriaMenuItem
      textValue={label}
      isDisabled={isDisabled}
      onAction={onAction}
      className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-[0.625rem] px-3 py-2 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-focused:bg-accent-soft data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-accent ${tone === "wrong" ? "text-wrong" : ""}`}
    >
      {icon && <Icon name={icon} />}
      {hint ? (
        <span>
          <Text slot="label">{label}</Text>
          <Text slot="description" className="block text-small text-muted">
            {hint}
          </Text>
        </span>
      ) : (
        label
      )}
      {keys && <Keyboard className="ms-auto text-small text-muted max-sm:hidden">{keys}</Keyboard>}
    </AriaMenuItem>
  );
}

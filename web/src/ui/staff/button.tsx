import type { ReactNode, Ref } from "react";
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from "react-aria-components/Button";

import { Icon, type IconName } from "./icon.tsx";

const look = {
  /** The one thing to do next. */
  primary:
    "border-transparent bg-accent px-4 text-on-accent hover:bg-accent-strong data-disabled:bg-accent/45",
  /** Anything else. */
  quiet: "border-line bg-card px-4 text-ink hover:border-edge data-disabled:text-muted",
  /** An action within a line of text. */
  plain:
    "border-transparent bg-transparent px-2 text-accent hover:underline data-disabled:text-muted",
  /** An action on a ground of ink. */
  onInk: "border-transparent bg-transparent px-2 text-(--accent-on-ink) hover:underline",
  /** A destructive action. */
  danger:
    "border-wrong bg-card px-4 text-wrong hover:bg-wrong-soft data-disabled:border-line data-disabled:text-muted",
};

export type ButtonLook = keyof typeof look;

const base =
  "relative inline-flex min-h-11 items-center justify-center gap-2 rounded-control border py-2 text-base font-semibold no-underline transition-colors data-disabled:cursor-not-allowed";

/** The look of a button, for links that act as one. */
export function buttonClass(variant: ButtonLook = "primary"): string {
  return `${base} ${look[variant]}`;
}

interface ButtonProps extends Omit<AriaButtonProps, "children" | "className" | "isPending"> {
  variant?: ButtonLook;
  icon?: IconName;
  /** The action runs: the button keeps its width and focus but does nothing. */
  busy?: boolean;
  className?: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button; `type="button"` by default. */
export function Button({
  variant = "primary",
  icon,
  busy = false,
  className = "",
  children,
  ...rest
}: ButtonProps) {
  return (
    // Not React Aria's `isPending`: its announcement outlives the button that names it.
    <AriaButton
      {...rest}
      {...(busy && { "aria-disabled": true, type: "button", onPress: () => {} })}
      className={`${buttonClass(variant)} ${className}`}
    >
      <span className={`inline-flex items-center gap-2 ${busy ? "opacity-0" : ""}`}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && <span className="spinner absolute" aria-hidden="true" />}
    </AriaButton>
  );
}

interface IconButtonProps extends Omit<AriaButtonProps, "children" | "className" | "aria-label"> {
  icon: IconName;
  /** Its accessible name; also shown as a tooltip. */
  label: string;
  /** Whether its background is ink. */
  onInk?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that only has room for an icon. */
export function IconButton({ icon, label, onInk, className = "", ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={`grid size-11 shrink-0 place-items-center rounded-control transition-colors data-disabled:cursor-not-allowed data-disabled:opacity-40 ${onInk ? "text-paper" : "text-muted hover:bg-accent-soft hover:text-ink"} ${className}`}
    >
      <Icon name={icon} />
    </AriaButton>
  );
}

import type { ComponentProps } from "react";

import { Icon, type IconName } from "./icon.tsx";

/** The look of an action in the header, for links too. */
export const headerActionClass =
  "inline-flex min-h-11 min-w-11 flex-col items-center justify-center rounded-control border border-line bg-card px-1 text-[0.8125rem] leading-tight font-semibold transition-colors hover:border-edge sm:px-4";

interface HeaderActionProps extends Omit<ComponentProps<"button">, "children"> {
  icon: IconName;
  label: string;
}

/** A button in the header: a word, on a phone below its icon. */
export function HeaderAction({ icon, label, ...rest }: HeaderActionProps) {
  return (
    <button type="button" {...rest} className={headerActionClass}>
      <Icon name={icon} className="size-5 sm:hidden" />
      {label}
    </button>
  );
}

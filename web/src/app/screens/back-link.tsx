import { Link, type LinkProps } from "@tanstack/react-router";

import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";

/** Link back from a screen that leads no further. */
export function BackLink({ to, label }: { to: NonNullable<LinkProps["to"]>; label: string }) {
  return (
    <Link to={to} className={buttonClass("quiet")}>
      <Icon name="back" />
      {label}
    </Link>
  );
}

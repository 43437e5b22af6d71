import { Link, type LinkProps } from "@tanstack/react-router";

import { useSiteName } from "../../ui/site-name.ts";

/** The site's name or logo in a header, linking to the start screen. */
export function SiteLink({ to = "/" }: Pick<LinkProps, "to">) {
  return (
    <Link
      to={to}
      // Without it, the catalogue would be that of the course at the current address.
      params={{ courseId: undefined }}
      className="flex min-h-11 min-w-0 items-center text-lg font-bold tracking-tight"
    >
      <span className="brand line-clamp-1 pe-1">{useSiteName()}</span>
    </Link>
  );
}

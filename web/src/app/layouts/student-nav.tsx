import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, type LinkProps } from "@tanstack/react-router";

import { ownSignUpsQuery } from "../../features/catalogue/index.ts";
import { isHeldUp } from "../../session/is-held-up.ts";
import { useUser } from "../../session/session-query.ts";

const icons = {
  home: "m4 11 8-7 8 7v9h-5.5v-5.5h-5V20H4z",
  bell: "M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0",
  book: "M12 6.5C10.5 5.2 8 4.5 4.5 4.5v13c3.5 0 6 .7 7.5 2 1.5-1.3 4-2 7.5-2v-13c-3.5 0-6 .7-7.5 2m0 0v13",
  edit: "m5 19 .8-3.6L16.5 4.7l2.8 2.8L8.6 18.2zM14 7.2l2.8 2.8",
};

/** Milliseconds for which it is not asked again whether there is a catalogue. */
const CATALOGUE_KNOWN = 300_000;

/**
 * The ways between the screens of somebody who learns: in the header, on a phone at the bottom of the
 * window. Staff, who may take courses as well, also find the way back to their work.
 */
export function StudentNav() {
  const { t } = useLingui();
  const user = useUser();
  const isStaff = (user?.role ?? "student") !== "student";
  const { data: signUps } = useQuery({
    ...ownSignUpsQuery,
    enabled: user !== null && !isHeldUp(user),
    staleTime: CATALOGUE_KNOWN,
  });
  return (
    <nav
      aria-label={t`Main`}
      className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-10 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:pb-[env(safe-area-inset-bottom)] sm:ms-3"
    >
      <ul className="flex max-sm:*:flex-1 sm:gap-6">
        {isStaff && <Item to="/authoring" label={t`Teaching`} icon="edit" />}
        <Item to="/student" label={isStaff ? t`Learning` : t`Home`} icon="home" />
        <Item to="/student/workbook/{-$courseId}" label={t`Workbook`} icon="book" />
        <Item to="/notifications" label={t`Notifications`} icon="bell" />
        {signUps?.has_courses && <Item to="/catalogue/{-$courseId}" label={t`Catalogue`} />}
      </ul>
    </nav>
  );
}

interface ItemProps {
  to: NonNullable<LinkProps["to"]>;
  label: string;
  /** For phones, which leave out what has none: their home leads there. */
  icon?: keyof typeof icons;
}

function Item({ to, label, icon }: ItemProps) {
  return (
    <li className={icon ? "" : "max-sm:hidden"}>
      <Link
        to={to}
        activeOptions={{ exact: true }}
        className="flex min-h-15 items-center gap-0.5 text-muted hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink max-sm:flex-col max-sm:justify-center max-sm:text-small max-sm:aria-[current]:text-accent sm:border-y-3 sm:border-transparent sm:aria-[current]:border-b-accent"
      >
        {icon && (
          <svg
            viewBox="0 0 24 24"
            className="size-6 sm:hidden"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={icons[icon]} />
          </svg>
        )}
        {label}
      </Link>
    </li>
  );
}

import { Plural, useLingui } from "@lingui/react/macro";
import type { PageData } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { usePlayer } from "../../../section-kinds/player/player.ts";

/** Pages of a finished course that closed before they were finished; nothing if none. */
export function MissedPages({ pages }: { pages: PageData["missed_pages"] }) {
  const { t } = useLingui();
  const { address, language } = usePlayer();
  if (pages.length === 0) return null;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">
        <Plural
          value={pages.length}
          one="One page closed before you finished it"
          other="# pages closed before you finished them"
        />
      </h3>
      <ul aria-label={t`Missed pages`} className="mt-1">
        {pages.map(({ title, redirect_to: to }) => (
          <li key={to}>
            <Link to={address(to)} className="inline-block py-1 text-accent hover:underline">
              <span lang={language}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

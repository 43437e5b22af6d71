import { useLingui } from "@lingui/react/macro";
import type { SearchHit } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { Icon, type IconName } from "../../../ui/student/icon.tsx";

const icons = {
  page: "map",
  section: "text",
  note: "notes",
} as const satisfies Record<SearchHit["kind"], IconName>;

/** The places where words were found, in the course's order, each a link to it. */
export function SearchHits({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ul className="-mx-3 mt-1 divide-y divide-line">
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.redirect_to}`}>
          <Hit hit={hit} />
        </li>
      ))}
    </ul>
  );
}

function Hit({ hit: { kind, page, excerpt, redirect_to } }: { hit: SearchHit }) {
  const { t } = useLingui();
  const kinds = { page: t`Page`, section: page.title, note: t`Your note: ${page.title}` };
  return (
    <PathLink
      path={redirect_to}
      className="flex gap-3 rounded-control px-3 py-3 transition-colors hover:bg-accent-soft"
    >
      <Icon name={icons[kind]} className="mt-0.5 size-5 text-muted" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-small text-muted">{kinds[kind]}</span>
        <span className={kind === "page" ? "font-semibold" : ""}>
          {excerpt.before}
          <mark className="rounded-sm bg-accent-soft font-semibold text-ink">{excerpt.match}</mark>
          {excerpt.after}
        </span>
      </span>
    </PathLink>
  );
}

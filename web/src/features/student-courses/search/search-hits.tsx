import { useLingui } from "@lingui/react/macro";
import type { SearchHit } from "@paso/contract";

import { LineIcon } from "../../../ui/line-icon.tsx";
import { PathLink } from "../../../ui/path-link.tsx";

const drawings: Record<SearchHit["kind"], string> = {
  page: "M7 5v14M7 5a1.5 1.5 0 1 0 0-.01M7 12a1.5 1.5 0 1 0 0-.01M7 19a1.5 1.5 0 1 0 0-.01M12 5h7M12 12h7M12 19h7",
  section: "M5 7h14M5 12h14M5 17h9",
  note: "M6 4h9l4 4v12H6zM9 12h7M9 16h5",
};

interface SearchHitsProps {
  hits: readonly SearchHit[];
  /** Of the course; notes are written in whatever their author likes. */
  language: string;
}

/** Search results, in course order, each with a link. */
export function SearchHits({ hits, language }: SearchHitsProps) {
  return (
    <ul className="-mx-3 mt-1 divide-y divide-line">
      {hits.map((hit) => (
        <li key={`${hit.kind} ${hit.redirect_to}`}>
          <Hit hit={hit} language={language} />
        </li>
      ))}
    </ul>
  );
}

function Hit({ hit, language }: { hit: SearchHit; language: string }) {
  const { t } = useLingui();
  const { kind, page, excerpt, redirect_to } = hit;
  const kinds = {
    page: t`Page`,
    section: <span lang={language}>{page.title}</span>,
    note: t`Your note: ${page.title}`,
  };
  return (
    <PathLink
      path={redirect_to}
      className="flex gap-3 rounded-control px-3 py-3 transition-colors hover:bg-accent-soft"
    >
      <LineIcon path={drawings[kind]} className="mt-0.5 size-5 text-muted" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="block text-small text-muted">{kinds[kind]}</span>
        <span
          lang={kind === "note" ? undefined : language}
          className={kind === "page" ? "font-semibold" : ""}
        >
          {excerpt.before}
          <mark className="rounded-sm bg-accent-soft font-semibold text-ink">{excerpt.match}</mark>
          {excerpt.after}
        </span>
      </span>
    </PathLink>
  );
}

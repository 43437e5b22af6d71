import { useLingui } from "@lingui/react/macro";
import type { PageResult } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { Authored } from "../../../ui/staff/content-language.tsx";
import type { Audience } from "../parts/audience.ts";
import { pageResultsPath } from "../parts/results-address.ts";

interface PageListProps {
  courseId: number;
  audience: Audience;
  pages: readonly PageResult[];
}

/** How far students get, page by page; each page links to its sections. */
export function PageList({ courseId, audience, pages }: PageListProps) {
  const { t } = useLingui();
  const modules = [...Map.groupBy(pages, ({ module }) => module.id).values()];
  return (
    <section aria-labelledby="pages" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id="pages" className="text-question font-semibold">
        {t`How far they get`}
      </h2>
      {modules.map((ofModule) => (
        <ModulePages
          key={ofModule[0]?.module.id}
          title={ofModule[0]?.module.title ?? ""}
          pages={ofModule}
          most={Math.max(1, ...pages.map(({ begun }) => begun))}
          pathOf={(pageId) => pageResultsPath(courseId, audience, { pageId })}
        />
      ))}
    </section>
  );
}

interface ModulePagesProps {
  title: string;
  pages: readonly PageResult[];
  /** Number of people that makes a full bar. */
  most: number;
  pathOf: (pageId: number) => string;
}

function ModulePages({ title, pages, most, pathOf }: ModulePagesProps) {
  const { t } = useLingui();
  const link = ({ id, title: name }: PageResult) => (
    <PathLink
      path={pathOf(id)}
      className="font-semibold text-accent underline-offset-4 wrap-anywhere hover:underline"
    >
      <Authored>{name}</Authored>
    </PathLink>
  );
  return (
    <div className="rounded-card border border-line bg-card p-5 sm:p-6">
      <h3 className="mb-4 font-semibold wrap-anywhere">
        <Authored>{title}</Authored>
      </h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {pages.map((page) => (
          <li key={page.id} className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              {link(page)}
              <span className="text-small text-muted tabular-nums">
                {t`${page.begun} began, ${page.finished} finished`}
              </span>
            </div>
            <span aria-hidden="true" className="relative block h-2 rounded-full bg-line">
              <span
                className="bar absolute inset-y-0 start-0 rounded-full bg-peers"
                style={{ width: `${(page.begun / most) * 100}%` }}
              />
              <span
                className="bar absolute inset-y-0 start-0 rounded-full bg-accent"
                style={{ width: `${(page.finished / most) * 100}%` }}
              />
            </span>
            {page.loss && (
              <span className="text-small wrap-anywhere text-warm">
                {t`${page.loss.people} stopped at step ${page.loss.step}`}:{" "}
                <Authored>{page.loss.title}</Authored>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

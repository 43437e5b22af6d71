import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { LibraryHit } from "@paso/contract";
import type { ReactNode } from "react";

import { useTypeName } from "../section-kinds/staff-type-name.ts";
import { previewOf } from "./preview-of.ts";

/** A page or section that was found: its content, its place, and its actions. */
export function LibraryRow({ hit, children }: { hit: LibraryHit; children: ReactNode }) {
  const { t } = useLingui();
  const typeName = useTypeName();
  const { type, title_line: title, excerpt, sections: count, course, module, page } = hit;
  const sections = count ?? 0;
  const what = type
    ? typeName(type)
    : t`Page · ${plural(sections, { one: "# section", other: "# sections" })}`;
  const shown = title || t`(no text)`;
  const place = [course.title, module.title, ...(type ? [page.title] : [])].join(" · ");
  return (
    <li className="grid gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t items-center sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-small text-muted">{what}</p>
        <p lang={course.language} className="line-clamp-2 font-semibold wrap-anywhere">
          {shown}
        </p>
        {excerpt && (
          <p lang={course.language} className="line-clamp-2 text-small wrap-anywhere">
            {excerpt.before}
            <mark className="bg-accent-soft text-ink">{excerpt.match}</mark>
            {excerpt.after}
          </p>
        )}
        <p lang={course.language} className="text-small text-muted wrap-anywhere">
          {place}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2">
        <a
          href={previewOf(hit)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center px-2 text-small font-semibold text-accent hover:underline"
        >
          {t`Preview`}
          <span className="sr-only">
            {": "}
            <span lang={course.language}>{shown}</span> {t`(new tab)`}
          </span>
        </a>
        {children}
      </div>
    </li>
  );
}

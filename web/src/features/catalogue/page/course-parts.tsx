import { useLingui } from "@lingui/react/macro";
import type { CataloguePage } from "@paso/contract";

/** The course's modules and pages, titles only. */
export function CourseParts({ modules }: Pick<CataloguePage["course"], "modules">) {
  const { t, i18n } = useLingui();
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby="course-parts">
      <h2 id="course-parts" lang={i18n.locale} className="mb-4 text-question font-semibold">
        {t`What is in the course`}
      </h2>
      <ol className="grid gap-3">
        {modules.map(({ title, pages }, index) => (
          <li
            key={`${index} ${title}`}
            className="rounded-card border border-line bg-card px-5 py-4 wrap-anywhere"
          >
            <h3 className="font-semibold">
              {index + 1}. {title}
            </h3>
            <ul className="mt-1.5 grid gap-1 text-muted">
              {pages.map((page, position) => (
                <li key={`${position} ${page}`}>{page}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

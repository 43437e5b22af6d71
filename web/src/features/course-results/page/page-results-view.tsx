import { useLingui } from "@lingui/react/macro";
import type { PageResults, ResultGroup } from "@paso/contract";
import { useRouter } from "@tanstack/react-router";

import { Authored } from "../../../ui/staff/content-language.tsx";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { AllResultsLink } from "../parts/all-results-link.tsx";
import { AudienceField } from "../parts/audience-field.tsx";
import type { Audience } from "../parts/audience.ts";
import { pageResultsPath } from "../parts/results-address.ts";
import { ResultsAge } from "../parts/results-age.tsx";
import { Funnel } from "./funnel.tsx";
import { SectionCard } from "./section-card.tsx";

interface PageResultsViewProps {
  courseId: number;
  groups: readonly ResultGroup[];
  audience: Audience;
  results: PageResults;
}

/** A page's results: its funnel, and each of its questions in detail. */
export function PageResultsView({ courseId, groups, audience, results }: PageResultsViewProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { page, sections, may_edit: mayEdit } = results;
  const asked = sections.filter(({ question }) => question !== null);
  const editorOf = (sectionId: number) =>
    `/authoring/sections/edit?course=${courseId}&module=${page.module.id}&page=${page.id}#section-${sectionId}`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <AllResultsLink courseId={courseId} audience={audience} />
        <p className="text-small wrap-anywhere text-muted">
          <Authored>{page.module.title}</Authored>
        </p>
        <h2 className="text-question font-semibold wrap-anywhere">
          <Authored>{page.title}</Authored>
        </h2>
        <div className="mt-3 flex flex-wrap items-end gap-3">
          <AudienceField
            groups={groups}
            value={audience}
            onChange={(chosen) =>
              void router.navigate({
                href: pageResultsPath(courseId, chosen, { pageId: page.id }),
                replace: true,
              })
            }
          />
          <div className="ms-auto">
            <ResultsAge as_of={results.as_of} refreshing={results.refreshing} />
          </div>
        </div>
      </div>
      {sections.length === 0 ? (
        <EmptyState
          title={t`This page is empty`}
          text={t`Once it has steps and students take them, you see here how far they get.`}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <section
            aria-labelledby="funnel"
            className="rounded-card border border-line bg-card p-5 sm:p-6 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
          >
            <h3 id="funnel" className="mb-1 font-semibold">
              {t`How far they get`}
            </h3>
            <Funnel sections={sections} />
          </section>
          {asked.length === 0 ? (
            <EmptyState
              title={t`No questions on this page`}
              text={t`What students answer to questions, polls and in their own words appears here.`}
            />
          ) : (
            <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
              {asked.map((section) => (
                <SectionCard
                  key={section.id}
                  section={section}
                  courseId={courseId}
                  audience={audience}
                  editor={mayEdit ? editorOf(section.id) : null}
                />
              ))}
            </ol>
          )}
        </div>
      )}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { PagedList } from "../../../ui/staff/paged-list.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { usePaused } from "../../../ui/staff/use-paused.ts";
import { siteSurveysQuery } from "../queries/survey-queries.ts";
import { SurveyRow } from "./survey-row.tsx";

/** The surveys of the site. */
export function SurveyList() {
  const { t } = useLingui();
  const [typed, setTyped] = useState("");
  const search = usePaused(typed).trim();
  const surveys = useInfiniteQuery(siteSurveysQuery(search));
  const items = surveys.data?.pages.flatMap((part) => part.surveys) ?? [];
  return (
    <div className="grid gap-6">
      {(items.length > 0 || typed !== "") && (
        <div role="search" className="max-w-form">
          <TextField label={t`Search by title`} value={typed} onChange={setTyped} maxLength={200} />
        </div>
      )}
      <PagedList
        query={surveys}
        failure={surveys.error && describeFailure(surveys.error)}
        items={items}
        empty={
          <EmptyState
            title={search === "" ? t`No surveys yet` : t`No surveys found`}
            text={
              search === ""
                ? t`Ask the people of this site how it is going: everybody, or some courses and groups. What you begin appears here with its answers.`
                : t`No title has these letters.`
            }
          />
        }
        more={t`Show more surveys`}
      >
        {(survey) => <SurveyRow key={survey.id} survey={survey} />}
      </PagedList>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { useDecide } from "../../moderation/use-decide.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { ListSearch } from "../../ui/staff/list-search.tsx";
import { PagedList } from "../../ui/staff/paged-list.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import {
  courseOpinionQuery,
  courseOpinionsQuery,
  postDecision,
  showChange,
  type Wanted,
} from "./api.ts";
import { ModeratedOpinion } from "./moderated-opinion.tsx";

interface CourseOpinionListProps {
  courseId: number;
  /** Initial filter. */
  begin: Omit<Wanted, "search">;
}

/** Students' opinions in a course: read, search, hide and restore. */
export function CourseOpinionList({ courseId, begin }: CourseOpinionListProps) {
  const { t } = useLingui();
  const [show, setShow] = useState(begin.show);
  const [questionId, setQuestionId] = useState(begin.questionId);
  const [opinionId, setOpinionId] = useState(begin.opinionId);
  const [search, setSearch] = useState("");
  const opinions = useInfiniteQuery(
    courseOpinionsQuery(courseId, { show, questionId, opinionId, search }),
  );
  const decide = useDecide({
    postDecision,
    showDecision: showChange,
    postKey: (id) => courseOpinionQuery(id).queryKey,
  });
  const items = opinions.data?.pages.flatMap((part) => part.opinions) ?? [];
  const mayModerate = opinions.data?.pages[0]?.may_moderate ?? false;

  return (
    <div className="grid gap-6">
      <ListSearch label={t`Search in texts and names`} onSearch={setSearch}>
        <SelectField
          label={t`Show`}
          value={show}
          onChange={setShow}
          options={[
            { id: "all", label: t`All, reported first` },
            { id: "reported", label: t({ message: "Reported", context: "opinions" }) },
            { id: "unanswered", label: t`Without a reply` },
            { id: "hidden", label: t`Hidden, or with a hidden comment` },
          ]}
          className="flex-1 basis-60"
        />
      </ListSearch>
      {opinionId !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-accent ps-4">
          <p>{t`Only one opinion.`}</p>
          <Button variant="plain" className="-ms-2" onPress={() => setOpinionId(null)}>
            {t`Show all opinions`}
          </Button>
        </div>
      )}
      {questionId !== null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-accent ps-4">
          <p className="min-w-0 wrap-anywhere">
            {t`Only of this question:`} {items[0]?.question}
          </p>
          <Button variant="plain" className="-ms-2" onPress={() => setQuestionId(null)}>
            {t`Show all opinions`}
          </Button>
        </div>
      )}
      <PagedList
        query={opinions}
        failure={opinions.error && describeFailure(opinions.error)}
        items={items}
        empty={
          <EmptyState
            title={show === "all" && search === "" ? t`No opinions yet` : t`No opinions found.`}
            text={
              show === "all" && search === ""
                ? t`What students answer to opinion questions appears here. Answers for the workbook are seen by their authors alone.`
                : t`Nothing matches the search and the filter.`
            }
          />
        }
        more={t`Show more opinions`}
      >
        {(opinion) => (
          <ModeratedOpinion
            key={opinion.id}
            opinion={opinion}
            mayModerate={mayModerate}
            decide={decide}
          />
        )}
      </PagedList>
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { useDecide } from "../../moderation/use-decide.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import {
  courseOpinionQuery,
  courseOpinionsQuery,
  postDecision,
  showDecision,
  type Wanted,
} from "./api.ts";
import { ModeratedOpinion } from "./moderated-opinion.tsx";

/** What the students of a course wrote for each other: read, searched, hidden and restored. */
export function CourseOpinionList({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const [show, setShow] = useState<Wanted["show"]>("all");
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const opinions = useInfiniteQuery(courseOpinionsQuery(courseId, { show, search }));
  const decide = useDecide({
    postDecision,
    showDecision,
    postKey: (id) => courseOpinionQuery(id).queryKey,
  });
  const items = opinions.data?.pages.flatMap((part) => part.opinions) ?? [];
  const mayModerate = opinions.data?.pages[0]?.may_moderate ?? false;

  return (
    <div className="grid gap-6">
      <form
        role="search"
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(typed.trim());
        }}
      >
        <SelectField
          label={t`Show`}
          value={show}
          onChange={setShow}
          options={[
            { id: "all", label: t`All, reported first` },
            { id: "reported", label: t`Reported` },
            { id: "hidden", label: t`Hidden, or with a hidden comment` },
          ]}
          className="flex-1 basis-60"
        />
        <TextField
          label={t`Search in texts and names`}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          className="flex-1 basis-60"
        />
        <Button type="submit" variant="quiet">
          {t`Search`}
        </Button>
      </form>
      {opinions.isPending && <Loading className="py-10" />}
      {opinions.isSuccess && items.length === 0 && (
        <EmptyState
          title={t`No opinions found.`}
          text={
            show === "all" && search === ""
              ? t`What students answer to opinion questions appears here. Answers for the workbook stay with who wrote them.`
              : t`Nothing fits what is shown and searched for.`
          }
        />
      )}
      {items.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-line bg-card">
          {items.map((opinion) => (
            <ModeratedOpinion
              key={opinion.id}
              opinion={opinion}
              mayModerate={mayModerate}
              decide={decide}
            />
          ))}
        </ul>
      )}
      {opinions.isError && (
        <LoadFailure
          failure={describeFailure(opinions.error)}
          onRetry={() => void (items.length > 0 ? opinions.fetchNextPage() : opinions.refetch())}
        />
      )}
      {opinions.hasNextPage && !opinions.isError && (
        <Button
          variant="quiet"
          busy={opinions.isFetchingNextPage}
          className="justify-self-start"
          onPress={() => void opinions.fetchNextPage()}
        >
          {t`Show more opinions`}
        </Button>
      )}
    </div>
  );
}

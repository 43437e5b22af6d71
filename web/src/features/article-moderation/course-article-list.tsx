import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { useDecide } from "../../moderation/use-decide.tsx";
import { PathLink } from "../../ui/path-link.tsx";
import { Button, buttonClass } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import {
  courseArticleQuery,
  courseArticlesQuery,
  postDecision,
  showDecision,
  type Wanted,
} from "./api.ts";
import { ModeratedArticle } from "./moderated-article.tsx";
import { ShareSwitch } from "./share-switch.tsx";

/** What people of a course share: shared, read, searched, hidden and restored. */
export function CourseArticleList({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const [show, setShow] = useState<Wanted["show"]>("all");
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  const articles = useInfiniteQuery(courseArticlesQuery(courseId, { show, search }));
  const decide = useDecide({
    postDecision: (id, commentId, verdict) => postDecision(courseId, id, commentId, verdict),
    showDecision,
    postKey: (id) => courseArticleQuery(courseId, id).queryKey,
  });
  const [first] = articles.data?.pages ?? [];
  const items = articles.data?.pages.flatMap((part) => part.articles) ?? [];

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        {first && (
          <ShareSwitch
            courseId={courseId}
            studentsShare={first.students_share}
            mayEdit={first.may_edit}
          />
        )}
        {first?.may_moderate && (
          <PathLink path={`/authoring/courses/${courseId}/articles/new`} className={buttonClass()}>
            {t`Share an article`}
          </PathLink>
        )}
      </div>
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
          label={t`Search in articles`}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          className="flex-1 basis-60"
        />
        <Button type="submit" variant="quiet">
          {t`Search`}
        </Button>
      </form>
      {articles.isPending && <Loading className="py-10" />}
      {articles.isSuccess && items.length === 0 && (
        <EmptyState
          title={t`No articles found.`}
          text={
            show === "all" && search === ""
              ? t`Share a text or a link: it appears here and with your students.`
              : t`Nothing fits what is shown and searched for.`
          }
        />
      )}
      {items.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-line bg-card">
          {items.map((article) => (
            <ModeratedArticle
              key={article.id}
              courseId={courseId}
              article={article}
              mayModerate={first?.may_moderate ?? false}
              decide={decide}
            />
          ))}
        </ul>
      )}
      {articles.isError && (
        <LoadFailure
          failure={describeFailure(articles.error)}
          onRetry={() => void (items.length > 0 ? articles.fetchNextPage() : articles.refetch())}
        />
      )}
      {articles.hasNextPage && !articles.isError && (
        <Button
          variant="quiet"
          busy={articles.isFetchingNextPage}
          className="justify-self-start"
          onPress={() => void articles.fetchNextPage()}
        >
          {t`Show more articles`}
        </Button>
      )}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { useDecide } from "../../moderation/use-decide.tsx";
import { PathLink } from "../../ui/path-link.tsx";
import { buttonClass } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { ListSearch } from "../../ui/staff/list-search.tsx";
import { PagedList } from "../../ui/staff/paged-list.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import {
  courseArticleQuery,
  courseArticlesQuery,
  postDecision,
  showDecision,
  type Wanted,
} from "./api.ts";
import { ModeratedArticle } from "./moderated-article.tsx";
import { ShareSwitch } from "./share-switch.tsx";

/** A course's shared articles: share, read, search, hide and restore. */
export function CourseArticleList({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const [show, setShow] = useState<Wanted["show"]>("all");
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
      <ListSearch label={t`Search in articles`} onSearch={setSearch}>
        <SelectField
          label={t`Show`}
          value={show}
          onChange={setShow}
          options={[
            { id: "all", label: t({ message: "All, reported first", context: "articles" }) },
            { id: "reported", label: t({ message: "Reported", context: "articles" }) },
            {
              id: "hidden",
              label: t({ message: "Hidden, or with a hidden comment", context: "articles" }),
            },
          ]}
          className="flex-1 basis-60"
        />
      </ListSearch>
      <PagedList
        query={articles}
        failure={articles.error && describeFailure(articles.error)}
        items={items}
        empty={
          <EmptyState
            title={show === "all" && search === "" ? t`No articles yet` : t`No articles found.`}
            text={
              show === "all" && search === ""
                ? t`Share a text or a link: it appears here and with your students.`
                : t`Nothing matches the search and the filter.`
            }
          />
        }
        more={t`Show more articles`}
      >
        {(article) => (
          <ModeratedArticle
            key={article.id}
            courseId={courseId}
            article={article}
            mayModerate={first?.may_moderate ?? false}
            decide={decide}
          />
        )}
      </PagedList>
    </div>
  );
}

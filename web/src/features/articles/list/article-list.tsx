import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { DiscussionFailure } from "../../../discussion/discussion-failure.tsx";
import { useRetry } from "../../../session/use-retry.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Button, buttonClass } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { type ArticleFilter, articlesQuery } from "../queries/article-queries.ts";
import { ArticleItem } from "./article-item.tsx";
import { TagFilter } from "./tag-filter.tsx";

const ALL: ArticleFilter = { words: "", tag: null, mine: false };

/** A course's shared articles: all by search or tag, or the user's own. */
export function ArticleList({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  const [filter, setFilter] = useState(ALL);
  const [typed, setTyped] = useState("");
  const everything = useInfiniteQuery(articlesQuery(courseId, ALL));
  const list = useInfiniteQuery(articlesQuery(courseId, filter));
  useRetry(list.data ? null : list.error, () => void list.refetch());
  const [first] = everything.data?.pages ?? [];
  const items = list.data?.pages.flatMap((part) => part.articles) ?? [];
  const isAll = filter.words === "" && filter.tag === null && !filter.mine;
  const isBlank = isAll && list.isSuccess && items.length === 0;
  const base = `/student/courses/${courseId}/articles`;

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-prose text-muted">{t`What people in this course share with each other.`}</p>
        {first?.may_share && (
          <PathLink path={`${base}/new`} className={buttonClass()}>
            {t`Share an article`}
          </PathLink>
        )}
      </div>
      {!isBlank && (
        <form
          role="search"
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            setFilter({ ...filter, words: typed.trim() });
          }}
        >
          <TextField
            label={t`Search`}
            type="search"
            value={typed}
            maxLength={100}
            onChange={(event) => {
              setTyped(event.target.value);
              if (event.target.value === "") setFilter({ ...filter, words: "" });
            }}
            className="flex-1 basis-60"
          />
          <Button type="submit" variant="quiet">
            {t`Search`}
          </Button>
          <Button
            variant={filter.mine ? "primary" : "quiet"}
            aria-pressed={filter.mine}
            onClick={() => setFilter({ ...filter, mine: !filter.mine })}
          >
            {t`My articles`}
          </Button>
        </form>
      )}
      <TagFilter
        tags={first?.tags ?? []}
        chosen={filter.tag}
        onChoose={(tag) => setFilter({ ...filter, tag })}
      />
      {list.isPending && !list.error && <Loading className="min-h-64" />}
      {list.isSuccess && items.length === 0 && (
        <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
          <p className="font-semibold">{isAll ? t`No articles yet` : t`No articles found`}</p>
          <p className="mx-auto mt-1 max-w-prose text-muted">
            {isAll
              ? t`Texts and links that people in this course share appear here.`
              : t`Try other words or another tag.`}
          </p>
        </div>
      )}
      {items.length > 0 && (
        <ul className="grid gap-4">
          {items.map((article) => (
            <ArticleItem key={article.id} article={article} path={`${base}/${article.id}`} />
          ))}
        </ul>
      )}
      {list.isError && (
        <DiscussionFailure
          title={t`The articles could not be loaded.`}
          error={list.error}
          gone={t`This course is no longer available.`}
        />
      )}
      {list.hasNextPage && (
        <Button
          variant="quiet"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
          className="justify-self-start"
        >
          {t`Show more articles`}
        </Button>
      )}
    </div>
  );
}

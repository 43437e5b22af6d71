import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ANSWERS_NEEDED } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { TooFewAnswers } from "../../../survey-charts/too-few-answers.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { LoadFailure } from "../../../ui/staff/load-failure.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { surveyTextsQuery } from "../queries/survey-queries.ts";

interface TextListProps {
  surveyId: number;
  questionId: string;
  /** How many wrote something. */
  people: number;
}

/** What people wrote in their own words. */
export function TextList({ surveyId, questionId, people }: TextListProps) {
  const { t } = useLingui();
  const isShown = people >= ANSWERS_NEEDED;
  const texts = useInfiniteQuery({ ...surveyTextsQuery(surveyId, questionId), enabled: isShown });
  if (!isShown) return <TooFewAnswers answers={people} />;
  const items = texts.data?.pages.flatMap((part) => part.texts) ?? [];
  return (
    <div className="grid gap-4">
      <p className="text-muted">
        {t`${plural(people, { one: "# person wrote something", other: "# people wrote something" })}`}
      </p>
      {texts.isPending && <Loading />}
      <ul className="border-t border-line">
        {items.map(({ text, people: writers, names }) => (
          <li key={text} className="border-b border-line py-3">
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
            {(names.length > 0 || writers > 1) && (
              <p className="text-small text-muted">
                {names.length > 0 ? names.join(", ") : t`${writers} people wrote this`}
              </p>
            )}
          </li>
        ))}
      </ul>
      {texts.isError && (
        <LoadFailure
          failure={describeFailure(texts.error)}
          onRetry={() => void (items.length > 0 ? texts.fetchNextPage() : texts.refetch())}
        />
      )}
      {texts.hasNextPage && !texts.isError && (
        <Button
          variant="quiet"
          busy={texts.isFetchingNextPage}
          className="justify-self-start"
          onPress={() => void texts.fetchNextPage()}
        >
          {t`Show more texts`}
        </Button>
      )}
    </div>
  );
}

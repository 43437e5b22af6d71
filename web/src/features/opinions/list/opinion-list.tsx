import { useLingui } from "@lingui/react/macro";
import { ANSWERS_NEEDED } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { useUser } from "../../../session/session-query.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { OpinionFailure } from "../opinion/opinion-failure.tsx";
import { opinionsQuery } from "../opinion/opinion-queries.ts";
import { OpinionItem } from "./opinion-item.tsx";
import { OwnOpinion } from "./own-opinion.tsx";
import { SkipOpinions } from "./skip-opinions.tsx";
import { useOpenedInAddress } from "./use-opened-in-address.ts";

/** Optional: without it the list stays as it was loaded. */
const FollowPins = lazy(() =>
  import("./follow-pins.tsx").then(
    ({ FollowPins: component }) => ({ default: component }),
    () => ({ default: () => null }),
  ),
);

const OpinionDialog = lazyPart(
  async () => (await import("../dialog/opinion-dialog.tsx")).OpinionDialog,
  { dialog: true },
);

interface OpinionsProps {
  questionId: number;
  /** Whether the answer goes into the viewer's workbook only: peers' opinions are hidden, too. */
  workbookOnly: boolean;
  /** The staff's examples, shown above while fewer than five opinions exist. */
  examples?: ReactNode;
  /** Called when the viewer changed their own opinion. */
  onEdited: () => void;
}

/** The viewer's own opinion and those of peers, each of which opens over the page. */
export function Opinions({ questionId, workbookOnly, examples, onEdited }: OpinionsProps) {
  const userId = useUser()?.id ?? 0;
  const { opened, setOpened } = useOpenedInAddress(questionId);
  // Preloaded once the list is shown, so that the first press does not wait for it.
  useEffect(() => void OpinionDialog.preload(), []);
  return (
    <>
      <OwnOpinion questionId={questionId} workbookOnly={workbookOnly} onOpen={setOpened} />
      {workbookOnly ? (
        examples
      ) : (
        <OpinionList query={opinionsQuery(questionId)} examples={examples} onOpen={setOpened} />
      )}
      {opened !== null &&
        createPortal(
          // The list is inside the question's form; a submit in here is not its answer.
          <div onSubmit={(event) => event.stopPropagation()}>
            <Suspense>
              <OpinionDialog
                opinionId={opened}
                questionId={questionId}
                userId={userId}
                onClose={() => setOpened(null)}
                onEdited={onEdited}
              />
            </Suspense>
          </div>,
          document.body,
        )}
    </>
  );
}

interface OpinionListProps {
  /** Query of the opinions. */
  query: ReturnType<typeof opinionsQuery>;
  /** Opens one of them; omit it for read-only opinions, as in a preview. */
  onOpen?: (opinionId: number) => void;
  /** The staff's examples, shown above while fewer than five opinions exist. */
  examples?: ReactNode;
}

/** Course mates' opinions on a question, paged. */
export function OpinionList({ query, onOpen, examples }: OpinionListProps) {
  const { t } = useLingui();
  const titleId = useId();
  const opinions = useInfiniteQuery(query);
  const items = opinions.data?.pages.flatMap((part) => part.data) ?? [];
  const again = () => void (items.length > 0 ? opinions.fetchNextPage() : opinions.refetch());
  useRetry(opinions.error, again);
  const list = useRef<HTMLUListElement>(null);
  /** Index of the first opinion that has been requested but not rendered. */
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || items.length <= awaited.current) return;
    // The pressed button is now below all of them, or gone.
    list.current?.children[awaited.current]?.querySelector("button")?.focus();
    awaited.current = null;
  }, [items.length]);
  // Plus the viewer's own.
  const isFew = opinions.isSuccess && !opinions.hasNextPage && items.length + 1 < ANSWERS_NEEDED;
  return (
    <section aria-labelledby={titleId} className="mt-8">
      {onOpen && items.some(({ pin }) => pin === "pinned") && (
        <Suspense>
          <FollowPins questionId={query.queryKey[1] as number} list={list} />
        </Suspense>
      )}
      {isFew && examples && <div className="mb-8">{examples}</div>}
      {onOpen && items.length > 0 && <SkipOpinions />}
      <h3 id={titleId} className="border-b border-line pb-2 text-[1.1875rem] font-semibold">
        {t`Opinions of your course mates`}
      </h3>
      {!onOpen && items.length > 0 && (
        <p className="mt-3 text-small text-muted">{t`Students can open an opinion to like it and comment on it. A preview only shows it.`}</p>
      )}
      {opinions.isPending && <Loading className="min-h-28" />}
      {opinions.isSuccess && items.length === 0 && (
        <p className="py-6 text-muted">{t`No opinions found.`}</p>
      )}
      <ul ref={list} className="divide-y divide-line">
        {items.map((opinion) => (
          <OpinionItem
            key={opinion.id}
            opinion={opinion}
            onOpen={onOpen && (() => onOpen(opinion.id))}
          />
        ))}
      </ul>
      {opinions.isError && (
        <div className="mt-4">
          <OpinionFailure error={opinions.error}>
            <Button variant="quiet" onClick={again} className="mt-3">
              {t`Try again`}
            </Button>
          </OpinionFailure>
        </div>
      )}
      {opinions.hasNextPage && !opinions.isError && (
        <Button
          variant="quiet"
          busy={opinions.isFetchingNextPage}
          onClick={() => {
            awaited.current = items.length;
            void opinions.fetchNextPage();
          }}
          className="mt-4"
        >
          {t`Show more opinions`}
        </Button>
      )}
    </section>
  );
}

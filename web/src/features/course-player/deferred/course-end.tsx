import { useLingui } from "@lingui/react/macro";
import type { PageData } from "@paso/contract";
import { type ReactNode, Suspense } from "react";

import { END_HEADING } from "../../../section-kinds/player/heading-id.ts";
import { usePlayer } from "../../../section-kinds/player/player.ts";
import { Icon } from "../../../ui/student/icon.tsx";
import { StepMark } from "../../../ui/student/step-mark.tsx";
import { Congratulation } from "./congratulation.tsx";
import { MissedPages } from "./missed-pages.tsx";

interface CourseEndProps {
  page: PageData;
  /** In a preview, which has no more than the congratulation. */
  waysOn: ReactNode;
}

/** The end of a finished course: congratulation and recap. */
export function CourseEnd({ page, waysOn }: CourseEndProps) {
  const { t } = useLingui();
  const { Finish } = usePlayer();
  return (
    <section aria-labelledby={END_HEADING} className="border-t border-line pt-10">
      <WalkedPath />
      <h2 id={END_HEADING} tabIndex={-1} className="mt-6 font-semibold text-accent">
        {t`Course finished`}
      </h2>
      <Congratulation page={page} />
      <MissedPages pages={page.missed_pages} />
      {Finish ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <Finish page={page} />
        </Suspense>
      ) : (
        <div className="mt-5 flex flex-wrap gap-3">{waysOn}</div>
      )}
    </section>
  );
}

/** A path with all its steps done, up to the flag. */
function WalkedPath() {
  return (
    <div aria-hidden="true" className="walked-path flex items-center">
      {[1, 2, 3, 4].map((number) => (
        <span key={number} className="contents">
          <StepMark state="done" number={number} />
          <span className="h-0.5 w-5 bg-accent sm:w-9" />
        </span>
      ))}
      <span className="grid size-14 place-items-center rounded-full bg-warm-soft text-warm">
        <Icon name="flag" className="size-7" />
      </span>
    </div>
  );
}

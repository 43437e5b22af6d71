import { useLingui } from "@lingui/react/macro";
import type { AdvanceResult, PageData } from "@paso/contract";
import { Suspense, useState } from "react";

import type { Step } from "../../section-kinds/player/advance.ts";
import { PlayerContext } from "../../section-kinds/player/player.ts";
import { Alert } from "../../ui/student/alert.tsx";
import { orderSections } from "./apply-advance.ts";
import { EndNote } from "./deferred-parts.ts";
import { GradualPath } from "./gradual-path.tsx";
import type { PlayerSource } from "./player-source.ts";
import { SectionStep } from "./section-step.tsx";
import { useArrival } from "./use-arrival.ts";

interface CoursePlayerProps {
  page: PageData;
  source: PlayerSource;
  /** When the page was fetched, in Unix milliseconds. */
  cameAt: number;
  /** The address's fragment, without `#`. */
  fragment: string;
  /** Goes to another page of the course. */
  onLeave: (to: string) => void;
  /** Called with the new fragment when a step moved the view. */
  onMove: (fragment: string) => void;
  /** Called when the course was finished by a step taken here. */
  onCourseFinished: () => void;
}

/** Milliseconds for which a page counts as new; a later visit restores its scroll position. */
const JUST_NOW = 1_000;

/** A page of a course, taken one section at a time. */
export function CoursePlayer({
  page,
  source,
  cameAt,
  fragment,
  onLeave,
  onMove,
  onCourseFinished,
}: CoursePlayerProps) {
  const { t } = useLingui();
  const { language } = page.course;
  const sections = orderSections(page);
  const follow = useArrival(page, fragment, onMove);
  const [announcement, setAnnouncement] = useState("");
  const [whole] = useState(() => Date.now() - cameAt > JUST_NOW);
  const closed = sections.some((section) => section.module_closed);

  function handleAdvanced(result: AdvanceResult, { byItself = false, hold }: Step): void {
    const go = (asked: boolean) => {
      const leaveTo = follow(result, !asked);
      if (leaveTo !== null) onLeave(source.address(leaveTo));
    };
    if (hold) hold(go);
    else go(!byItself);
    if (byItself && result.next_section) setAnnouncement(t`The next step is open.`);
    if (result.course_finished) onCourseFinished();
  }

  return (
    <PlayerContext value={{ ...source, language }}>
      <div className="mx-auto w-full max-w-column px-5 pt-8 pb-24 sm:pt-10">
        <header className="mb-8">
          {page.module && (
            <p className="text-muted">
              {t`Module ${page.module.order}`} · <span lang={language}>{page.module.title}</span>
            </p>
          )}
          <h1
            lang={page.module ? language : undefined}
            className="mt-1 text-[1.75rem] leading-tight font-bold sm:text-title"
          >
            {page.module ? page.page.title : t`Course survey`}
          </h1>
        </header>
        {closed && (
          <div className="mb-8">
            <Alert tone="warm">{t`This module is closed. You can still read it, but no longer answer.`}</Alert>
          </div>
        )}
        {page.total_sections === 0 && (
          <p className="text-reading text-muted">
            {t`Nothing here yet. What the authors of the course add to this page appears here.`}
          </p>
        )}
        <GradualPath
          whole={whole}
          end={
            page.next && (
              <Suspense fallback={<div className="min-h-40" />}>
                <EndNote page={page} next={page.next} />
              </Suspense>
            )
          }
        >
          {sections.map((section, index) => (
            <SectionStep
              key={section.id}
              source={source}
              page={page}
              section={section}
              number={index + 1}
              onAdvanced={handleAdvanced}
            />
          ))}
        </GradualPath>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </PlayerContext>
  );
}

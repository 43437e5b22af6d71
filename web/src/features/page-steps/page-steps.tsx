import { useLingui } from "@lingui/react/macro";
import type { PageData, StudentSection } from "@paso/contract";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { arrive, toSection } from "../../section-kinds/player/arrive.ts";
import { studentKind } from "../../section-kinds/student-kinds.ts";
import { Icon } from "../../ui/student/icon.tsx";
import { StepMark } from "../../ui/student/step-mark.tsx";
import { FoldableSteps } from "./foldable-steps.tsx";
import { stepTitle } from "./step-title.ts";
import { useIsWide } from "./use-is-wide.ts";

import "./page-steps.css";

/** A page of fewer steps is seen at a glance. */
const FEWEST = 4;
/** Pixels scrolled before a turn counts as one. */
const TURN = 24;

/** Navigation among the reached steps: below the page's title, or next to the page if there is room. */
export function PageSteps({ page }: { page: PageData }) {
  const { t } = useLingui();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [header, setHeader] = useState<Element | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** Where a finished page is being read. */
  const [inView, setInView] = useState<number | null>(null);
  const isWide = useIsWide();
  const [isFloating, setFloating] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setHeader(document.querySelector("#content header")));
    return () => cancelAnimationFrame(frame);
  }, [page.page.id]);
  const sections = Object.values(page.sections).toSorted(
    (a, b) => a.order - b.order || a.id - b.id,
  );
  const current = sections.find(({ status }) => status !== "finished")?.id ?? inView;
  useEffect(() => {
    const box = isWide ? nav.current : list.current;
    const link = box?.querySelector<HTMLElement>("[aria-current]");
    if (box && link) box.scrollTop = link.offsetTop - box.clientHeight / 2;
  }, [current, header, isOpen, isWide]);
  const isOffered = header !== null && sections.length >= FEWEST;
  useEffect(() => {
    // An open list stays where it was opened.
    if (!isOffered || isWide || isOpen || !nav.current) return undefined;
    return watchScrollingBack(nav.current, setFloating);
  }, [header, isOffered, isOpen, isWide]);
  const ahead = page.total_sections - sections.length;
  if (!isOffered) return null;

  function go(sectionId: number): void {
    if (isOpen) list.current?.hidePopover();
    arrive(toSection(sectionId));
  }

  const steps = (
    <>
      <ol>
        {sections.map((section, index) => (
          <li key={section.id}>
            <a
              href={`#section-${section.id}`}
              aria-current={section.id === current ? "step" : undefined}
              onClick={(event) => {
                event.preventDefault();
                go(section.id);
              }}
              className="flex min-h-11 items-center gap-3 rounded-control px-3 py-2 text-ink no-underline hover:bg-accent-soft aria-[current]:bg-accent-soft"
            >
              <StepMark
                state={section.status === "finished" ? "done" : "current"}
                number={index + 1}
                size="small"
              />
              <StepName section={section} number={index + 1} language={page.course.language} />
            </a>
          </li>
        ))}
      </ol>
      {ahead > 0 && <p className="px-3 py-2 text-small text-muted">{t`Still to come: ${ahead}`}</p>}
    </>
  );
  return (
    <>
      <FoldableSteps key={page.page.id} page={page} />
      {createPortal(
        <nav
          ref={nav}
          aria-label={t`Steps of this page`}
          className={isWide ? "page-steps-beside" : "page-steps"}
        >
          {isWide ? (
            steps
          ) : (
            <>
              <button
                type="button"
                popoverTarget={id}
                className={`page-steps-opener ${isFloating ? "page-steps-floating shadow-float" : ""}`}
              >
                <Icon name="map" className="size-5" />
                {t`Steps of this page`}
              </button>
              <div
                id={id}
                ref={list}
                popover="auto"
                onToggle={({ newState }) => {
                  setInView(findSectionInView(sections));
                  setOpen(newState === "open");
                }}
                className="page-steps-list rounded-card border border-line bg-card p-3 text-ink shadow-float"
              >
                {isOpen && steps}
              </div>
            </>
          )}
        </nav>,
        header,
      )}
    </>
  );
}

/** The section at a quarter of the window's height; null below the last one. */
function findSectionInView(sections: readonly StudentSection[]): number | null {
  const inView = sections.find(({ id }) => {
    const place = document.querySelector(`#section-${id}`)?.getBoundingClientRect();
    return place !== undefined && place.bottom > innerHeight / 4;
  });
  return inView?.id ?? null;
}

/** Calls back when someone who has scrolled past an element scrolls back, and when they read on or reach it. */
function watchScrollingBack(element: Element, onChange: (isBack: boolean) => void): () => void {
  const left = new AbortController();
  let top = scrollY;
  addEventListener(
    "scroll",
    () => {
      const moved = scrollY - top;
      const isPast = element.getBoundingClientRect().bottom < 0;
      if (isPast && Math.abs(moved) < TURN) return;
      top = scrollY;
      onChange(isPast && moved < 0);
    },
    { passive: true, signal: left.signal },
  );
  return () => left.abort();
}

interface StepNameProps {
  section: StudentSection;
  /** Position on the path, from 1. */
  number: number;
  language: string;
}

/** A step's question or heading, and its kind. */
function StepName({ section, number, language }: StepNameProps) {
  const { t, i18n } = useLingui();
  const kind = i18n._(studentKind(section).label(section));
  const name = stepTitle(section);
  return (
    <span className="min-w-0 flex-1">
      <span className="sr-only">
        {section.status === "finished" ? t`Step ${number}, done: ` : t`Step ${number}: `}
      </span>
      {name && (
        <span lang={language} className="line-clamp-2 wrap-anywhere">
          {name}
        </span>
      )}
      <span className={name ? "block text-small text-muted" : ""}>{kind}</span>
    </span>
  );
}

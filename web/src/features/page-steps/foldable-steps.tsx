import type { PageData } from "@paso/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";

import { headingId } from "../../section-kinds/player/heading-id.ts";
import { useUser } from "../../session/session-query.ts";
import { forgetOpened, keepOpened, readOpened, stepsToFold } from "./fold-choice.ts";
import { FoldableStep } from "./foldable-step.tsx";

const stepOf = (sectionId: number) => document.getElementById(`section-${sectionId}`);

/**
 * On a long unfinished page, folds finished steps on opening to their title and the user's answer.
 * Find-in-page and links to a step unfold it. Unfolded steps can be folded again.
 */
export function FoldableSteps({ page }: { page: PageData }) {
  const userId = useUser()?.id ?? 0;
  const [foldable, setFoldable] = useState<ReadonlySet<number>>(new Set());
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set());

  const fold = useEffectEvent(() => {
    const named = Number(/^#section-(\d+)$/.exec(location.hash)?.[1]);
    const steps = stepsToFold(page, {
      open: new Set([named]),
      screen: innerHeight,
      placeOf: (id) => stepOf(id)?.getBoundingClientRect() ?? null,
    });
    if (steps.length === 0) return;
    const ids = steps.map(({ id }) => id);
    const opened = new Set(readOpened(userId, page.page.id));
    keepView(() =>
      flushSync(() => {
        setFoldable(new Set(ids));
        setFolded(new Set(ids.filter((id) => !opened.has(id))));
      }),
    );
  });
  useEffect(() => whenDrawn(() => fold()), []);

  const open = useEffectEvent((sectionId: number) => {
    if (!folded.has(sectionId)) return;
    keepOpened(userId, page.page.id, sectionId);
    flushSync(() => setFolded((all) => new Set([...all].filter((id) => id !== sectionId))));
  });
  useEffect(() => {
    // In the capture phase: the link's target has to be visible before it is followed.
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
      const id = link && /^#section-(\d+)$/.exec(link.hash)?.[1];
      if (id) open(Number(id));
    };
    document.addEventListener("click", follow, true);
    return () => document.removeEventListener("click", follow, true);
  }, []);

  function show(sectionId: number): void {
    keepOpened(userId, page.page.id, sectionId);
    flushSync(() => setFolded((all) => new Set([...all].filter((id) => id !== sectionId))));
    document.getElementById(headingId(sectionId))?.focus({ preventScroll: true });
  }

  function foldAgain(sectionId: number): void {
    forgetOpened(userId, page.page.id, sectionId);
    setFolded((all) => new Set([...all, sectionId]));
  }

  return Object.values(page.sections).map((section) => {
    const step = foldable.has(section.id) && stepOf(section.id);
    return (
      step && (
        <FoldableStep
          key={section.id}
          section={section}
          step={step}
          language={page.course.language}
          isFolded={folded.has(section.id)}
          onShow={() => show(section.id)}
          onFold={() => foldAgain(section.id)}
        />
      )
    );
  });
}

/** Calls back once the whole path is rendered; returns a function to cancel. */
function whenDrawn(call: () => void): () => void {
  let frame = 0;
  const look = () => {
    frame = document.querySelector("ol[aria-busy=true]") ? requestAnimationFrame(look) : 0;
    if (frame === 0) call();
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/** Keeps the scroll position stable when content above shrinks. */
function keepView(change: () => void): void {
  const { style } = document.documentElement;
  const seen = [...document.querySelectorAll('li[id^="section-"]')].find(
    (step) => step.getBoundingClientRect().bottom > 0,
  );
  const before = seen?.getBoundingClientRect().top ?? 0;
  // Disables scroll anchoring, which would compensate a second time.
  style.overflowAnchor = "none";
  change();
  const moved = (seen?.getBoundingClientRect().top ?? 0) - before;
  if (moved !== 0) scrollBy({ top: moved, behavior: "instant" });
  requestAnimationFrame(() => style.removeProperty("overflow-anchor"));
}

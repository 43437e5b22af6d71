import type { ChoiceCounts } from "@paso/contract";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";

import { chartFollower } from "./chart-follower.ts";

interface LiveChart {
  /** The question's page; undefined if the chart is not live. */
  pageId: number | undefined;
  questionId: number;
  /** Changes when the viewer's view of it changes. */
  stage: string;
  onChange: (graphic: ChoiceCounts) => void;
}

/** Keeps a chart up to date while it is on the screen. */
export function useLiveChart(
  figure: RefObject<HTMLElement | null>,
  { pageId, questionId, stage, onChange }: LiveChart,
): void {
  const onScreen = useOnScreen(figure);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (!onScreen || pageId === undefined) return;
    return chartFollower(pageId).watch(questionId, { stage, notify: (graphic) => notify(graphic) });
  }, [onScreen, pageId, questionId, stage]);
}

function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) =>
      setOnScreen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return onScreen;
}

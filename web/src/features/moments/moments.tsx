import type { PageData } from "@paso/contract";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

import { resultId } from "../../section-kinds/player/heading-id.ts";
import { areSoundsOn } from "../../storage/sounds.ts";
import { playTone, type Tone } from "../../ui/play-tone.ts";
import { findTurn, type OpenedPage } from "./find-turn.ts";
import { PageTurn } from "./page-turn.tsx";
import { RightRun } from "./right-run-note.tsx";
import { countRun, findAnswered } from "./right-run.ts";

import "./moments.css";

interface MomentsProps {
  page: PageData;
  /** Reads a page from the cache, if it is there. */
  readPage: (pageId: number) => PageData | undefined;
}

/** Length of a run of right answers worth mentioning. */
const WORTH_A_WORD = 3;

/** The page that was open last, whatever screens came between. */
let opened: OpenedPage | null = null;

/** Quiet celebrations: a run of right answers, and a page just finished. */
export function Moments({ page, readPage }: MomentsProps) {
  const before = useRef(page);
  const [run, setRun] = useState<{ target: Element; length: number } | null>(null);
  // Once per page: later changes of it do not count.
  const [turned, setTurned] = useState(() => findTurn(opened, page, readPage));

  // Before paint: the note appears with the verdict, without a layout shift.
  useLayoutEffect(() => {
    const section = findAnswered(before.current, page);
    before.current = page;
    if (!section) return;
    const length = countRun(page, section.id);
    play(length > 0 ? "right" : "wrong");
    const target = document.getElementById(resultId(section.id));
    if (target && length >= WORTH_A_WORD) setRun({ target, length });
  }, [page]);

  const begin = useEffectEvent(() => {
    opened = { id: page.page.id, wasFinished: page.next !== null };
    if (turned) play("finished");
  });
  useEffect(() => begin(), []);

  return (
    <>
      {run && createPortal(<RightRun length={run.length} />, run.target)}
      {turned && <PageTurn done={turned} page={page} onGo={() => setTurned(null)} />}
    </>
  );
}

function play(tone: Tone): void {
  if (areSoundsOn()) playTone(tone);
}

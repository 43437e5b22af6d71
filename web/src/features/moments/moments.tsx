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
  /** A page of which the data is at hand. */
  readPage: (pageId: number) => PageData | undefined;
}

/** Right answers in a row that are worth a word. */
const WORTH_A_WORD = 3;

/** The page that was open last, whatever screens came between. */
let opened: OpenedPage | null = null;

/** What is celebrated on a page, quietly: right answers in a row, and the page that was just finished. */
export function Moments({ page, readPage }: MomentsProps) {
  const before = useRef(page);
  const [run, setRun] = useState<{ target: Element; length: number } | null>(null);
  // Once for each page: what changes of it later is no turn.
  const [turned, setTurned] = useState(() => findTurn(opened, page, readPage));

  // Before it is drawn: the word comes with the verdict, and moves nothing.
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

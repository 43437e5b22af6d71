import { useLingui } from "@lingui/react/macro";
import type { PresentedQuestion } from "@paso/contract";
import { lazy, Suspense, useState } from "react";

import { Button } from "../../../ui/staff/button.tsx";
import { Answered } from "./answered.tsx";
import { PresentedOptions } from "./presented-options.tsx";
import { nextStage, type Stage } from "./stages.ts";
import { usePresentKeys } from "./use-present-keys.ts";

const QrCode = lazy(() => import("../../../ui/qr-code.tsx"));

interface PresentedQuestionViewProps {
  presented: PresentedQuestion;
  /** Whether what is shown could not be renewed. */
  isOffline: boolean;
  /** Goes to another question of the course. */
  onGo: (sectionId: number) => void;
  onLeave: () => void;
}

/**
 * A question on the projector: first alone, so that nobody follows the crowd, then with what the class
 * answered, then with what is right.
 */
export function PresentedQuestionView({
  presented,
  isOffline,
  onGo,
  onLeave,
}: PresentedQuestionViewProps) {
  const { t } = useLingui();
  const [stage, setStage] = useState<Stage>("question");
  const { question, language, place, previous, next, student_path: path } = presented;
  const following = nextStage(stage, presented);
  const goOn = () => {
    if (following) setStage(following);
    else if (next !== null) onGo(next);
  };
  const goBack = () => {
    if (stage !== "question") setStage("question");
    else if (previous !== null) onGo(previous);
  };
  usePresentKeys({ goOn, goBack, leave: onLeave });
  const labels = { answers: t`Show the answers`, right: t`Show what is right` };

  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] bg-paper">
      <main
        id="content"
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-16 gap-y-10 p-6 sm:p-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:p-14"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-10">
          <h1
            lang={language}
            className="text-3xl leading-tight font-bold wrap-anywhere lg:text-5xl lg:leading-tight"
          >
            {question}
          </h1>
          <PresentedOptions presented={presented} stage={stage} />
        </div>
        <aside className="grid content-between justify-items-center gap-8 max-lg:grid-flow-col max-lg:justify-between max-sm:grid-flow-row">
          <div className="w-56 max-w-full rounded-card border border-line bg-card p-4 text-center lg:w-full">
            <Suspense fallback={<div className="aspect-square" />}>
              <QrCode
                text={`${location.origin}${path}`}
                label={t`QR code that leads to this question`}
                className="w-full"
              />
            </Suspense>
            <p className="mt-3 text-muted">{t`Answer with your phone`}</p>
          </div>
          <Answered presented={presented} isOffline={isOffline} />
        </aside>
      </main>
      <footer className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-card px-6 py-4 sm:px-10 lg:px-14">
        <Button variant="quiet" onPress={onLeave}>
          {t`Leave`}
        </Button>
        <Button variant="quiet" onPress={() => void toggleFullScreen()}>
          {t`Full screen`}
        </Button>
        <p className="ms-auto text-muted tabular-nums">{t`Question ${place.number} of ${place.of}`}</p>
        <Button
          variant="quiet"
          isDisabled={stage === "question" && previous === null}
          onPress={goBack}
        >
          {t`Back`}
        </Button>
        <Button isDisabled={!following && next === null} onPress={goOn}>
          {following ? labels[following] : t`Next question`}
        </Button>
      </footer>
    </div>
  );
}

/** Without effect where browsers do not offer it, as on iPhones. */
async function toggleFullScreen(): Promise<void> {
  const shown = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  await shown?.catch(() => {});
}

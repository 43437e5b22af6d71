import { useLingui } from "@lingui/react/macro";
import type { PresentedQuestion } from "@paso/contract";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import { Answered } from "./answered.tsx";
import { PathFooter } from "./path-footer.tsx";
import { PhoneEntrance } from "./phone-entrance.tsx";
import { type OwnStage, type PresentAction, readPresentPath } from "./present-path.ts";
import { PresentedOptions } from "./presented-options.tsx";
import { QuestionPager } from "./question-pager.tsx";
import { StillOpen } from "./still-open.tsx";
import { useLiveQuestion } from "./use-live-question.ts";
import { usePresentKeys } from "./use-present-keys.ts";
import { usePresentation } from "./use-presentation.ts";

interface PresentedQuestionViewProps {
  presented: PresentedQuestion;
  /** Whether refreshing failed. */
  isOffline: boolean;
  /** Goes to another question of the course. */
  onGo: (sectionId: number) => void;
  onLeave: () => void;
}

/** Characters above which a question leaves no room for its options on a projector. */
const LONG = 120;

/**
 * A question on the projector: the class answers before anything is shown, to avoid a bandwagon effect;
 * then its answers, and the correct ones on demand.
 */
export function PresentedQuestionView(props: PresentedQuestionViewProps) {
  const { presented, isOffline, onGo, onLeave } = props;
  const { t } = useLingui();
  const { question, language, previous, next, presentation } = presented;
  const [own, setOwn] = useState<OwnStage>("question");
  const { start, ask, end, isBusy, failure } = usePresentation(presented);
  useLiveQuestion(presented);
  const path = readPresentPath(presented, own);
  const [isLeaving, setIsLeaving] = useState(false);
  const open = presentation?.asked?.state === "open" ? presentation.asked : null;
  const leave = () => (open ? setIsLeaving(true) : onLeave());
  const go = (to: number | null) => {
    if (to !== null) onGo(to);
  };
  usePresentKeys({ next: () => go(next), previous: () => go(previous), leave });

  function press(action: PresentAction): void {
    if (action.kind === "next") go(next);
    // Without phones the phase is local to this screen.
    else if (action.kind === "look" && !presentation) setOwn("answers");
    else if (action.kind === "reveal" && !presentation) setOwn("right");
    else ask(action);
  }

  const label = useActionLabels(presented);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] bg-paper">
      <main
        id="content"
        tabIndex={-1}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-16 gap-y-10 p-6 sm:p-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:px-14"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {open && open.section_id !== presented.section_id && (
            <StillOpen asked={open} language={language} onGo={() => onGo(open.section_id)} />
          )}
          <h1
            lang={language}
            className={`leading-tight font-bold wrap-anywhere lg:leading-tight ${sizeOf(question, path.isShown)}`}
          >
            {question}
          </h1>
          <PresentedOptions presented={presented} path={path} />
        </div>
        <aside className="grid content-between justify-items-center gap-8">
          <PhoneEntrance presented={presented} isBusy={isBusy} onStart={start} onEnd={end} />
          <Answered presented={presented} isOffline={isOffline} />
        </aside>
      </main>
      <PathFooter path={path}>
        {failure && (
          <div role="alert" className="basis-full text-wrong">
            <FailureText {...describeFailure(failure)} />
          </div>
        )}
        <Button variant="plain" onPress={leave}>
          {t`Leave`}
        </Button>
        <Button variant="plain" className="max-sm:hidden" onPress={() => void toggleFullScreen()}>
          {t`Full screen`}
        </Button>
        <QuestionPager presented={presented} onGo={go} />
        {path.other && (
          <Button
            variant="quiet"
            className="max-sm:grow"
            busy={isBusy}
            onPress={() => path.other && press(path.other)}
          >
            {label(path.other)}
          </Button>
        )}
        <Button
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- presenters advance with Enter, from a distance
          autoFocus
          className="max-sm:grow"
          busy={isBusy}
          isDisabled={path.main === null}
          onPress={() => path.main && press(path.main)}
        >
          {path.main ? label(path.main) : t`That was the last question`}
        </Button>
      </PathFooter>
      <ConfirmDialog
        open={isLeaving}
        onClose={() => setIsLeaving(false)}
        title={t`Leave while the question is open?`}
        confirmLabel={t`Leave`}
        onConfirm={onLeave}
      >
        <p>{t`Students can keep answering on their phones until you come back and close it.`}</p>
      </ConfirmDialog>
    </div>
  );
}

/** Smaller beside the answers, so that four options in two rounds fit a projector of 1280 by 800. */
function sizeOf(question: string, isShown: boolean): string {
  if (question.length > LONG) return isShown ? "text-2xl lg:text-3xl" : "text-2xl lg:text-4xl";
  return isShown ? "text-3xl lg:text-4xl" : "text-3xl lg:text-5xl";
}

/** Labels of the actions. */
function useActionLabels({ two_rounds: isTwice }: PresentedQuestion) {
  const { t } = useLingui();
  return (action: PresentAction): string => {
    if (action.kind === "open") {
      return isTwice && action.round === 2 ? t`Open it again` : t`Open the question`;
    }
    return {
      close: t`Close the question`,
      look: t`Show the answers`,
      reveal: t`Show the right answer`,
      next: t`Next question`,
    }[action.kind];
  };
}

/** A no-op if unsupported, as on iPhones. */
async function toggleFullScreen(): Promise<void> {
  const shown = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen?.();
  await shown?.catch(() => {});
}

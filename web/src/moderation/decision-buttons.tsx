import { useLingui } from "@lingui/react/macro";

import { Button } from "../ui/staff/button.tsx";
import type { Decide } from "./use-decide.tsx";

export interface DecisionNames {
  hide: string;
  restore: string;
  keep: string;
}

interface DecisionButtonsProps {
  decide: Decide;
  postId: number;
  /** Null if the post itself is meant. */
  commentId: number | null;
  /** Accessible names of the buttons, which say what they act on. */
  names: DecisionNames;
  hidden: boolean;
  /** Whether it has open reports, which may be settled without hiding it. */
  reported: boolean;
}

/** Hides a text from course mates or shows it again; a reported one may also be kept. */
export function DecisionButtons({
  decide,
  names,
  hidden,
  reported,
  ...text
}: DecisionButtonsProps) {
  const { t } = useLingui();
  const subject = { ...text, hidden };
  const busy = decide.isBusy(text.postId, text.commentId);
  return (
    <>
      {reported && !hidden && (
        <Button
          variant="quiet"
          icon="check"
          busy={busy}
          aria-label={names.keep}
          onPress={() => decide.decide(subject, false)}
        >
          {t`Keep`}
        </Button>
      )}
      {hidden ? (
        <Button
          variant="quiet"
          icon="restore"
          busy={busy}
          aria-label={names.restore}
          onPress={() => decide.decide(subject, false)}
        >
          {t`Restore`}
        </Button>
      ) : (
        <Button
          variant="quiet"
          icon="hide"
          busy={busy}
          aria-label={names.hide}
          onPress={() => decide.decide(subject, true)}
        >
          {t`Hide`}
        </Button>
      )}
    </>
  );
}

import { useLingui } from "@lingui/react/macro";

import { Button } from "../../ui/staff/button.tsx";
import type { Decide } from "./use-decide.tsx";

interface DecisionButtonsProps {
  decide: Decide;
  opinionId: number;
  /** Null where the opinion itself is meant. */
  commentId: number | null;
  author: string;
  hidden: boolean;
  /** Whether it has open reports, which may be settled without hiding it. */
  reported: boolean;
}

/** Hides a text from course mates or shows it again; a reported one may also be kept. */
export function DecisionButtons({
  decide,
  author,
  hidden,
  reported,
  ...text
}: DecisionButtonsProps) {
  const { t } = useLingui();
  const subject = { ...text, hidden };
  const busy = decide.isBusy(text.opinionId, text.commentId);
  const isComment = text.commentId !== null;
  const names = {
    hide: isComment ? t`Hide the comment of ${author}` : t`Hide the opinion of ${author}`,
    restore: isComment ? t`Restore the comment of ${author}` : t`Restore the opinion of ${author}`,
    keep: isComment ? t`Keep the comment of ${author}` : t`Keep the opinion of ${author}`,
  };
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

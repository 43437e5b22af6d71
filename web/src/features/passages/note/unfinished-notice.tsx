import { useLingui } from "@lingui/react/macro";

import { Button } from "../../../ui/student/button.tsx";

interface UnfinishedNoticeProps {
  quote: string;
  onContinue: () => void;
  onDiscard: () => void;
}

/** A note on a passage that was closed, or lost to a reload, before it was saved. */
export function UnfinishedNotice({ quote, onContinue, onDiscard }: UnfinishedNoticeProps) {
  const { t } = useLingui();
  return (
    <div className="passages-unfinished">
      <p className="font-semibold">{t`You have begun a note. It is kept on this device.`}</p>
      <blockquote dir="auto" className="passages-quote">
        {quote}
      </blockquote>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" aria-haspopup="dialog" onClick={onContinue}>
          {t`Go on writing`}
        </Button>
        <Button variant="plain" onClick={onDiscard}>
          {t`Discard the note`}
        </Button>
      </div>
    </div>
  );
}

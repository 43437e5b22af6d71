import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";

import { formatClock } from "../../../i18n/format-clock.ts";
import { SkipRule } from "../skip-rule.tsx";

/** Milliseconds for which the explanation of a refused seek is shown. */
const EXPLAINED = 10_000;

/** A refused seek, with the second of the video that it was sent back to. */
export interface RefusedSeek {
  to: number;
}

interface VideoHintProps {
  /** Whether seeking is unrestricted. */
  free: boolean;
  /** The second at which the video resumes from an earlier visit; null if it does not. */
  resumesAt: number | null;
  onStartOver: () => void;
  refused: RefusedSeek | null;
  /** Called when the explanation of a refused seek expires. */
  onExplained: () => void;
}

/** One line below a video: where it resumes, why it jumped back, or else what is allowed. */
export function VideoHint({ free, resumesAt, onStartOver, refused, onExplained }: VideoHintProps) {
  const { t } = useLingui();
  const forget = useEffectEvent(onExplained);
  useEffect(() => {
    if (!refused) return undefined;
    const timer = setTimeout(() => forget(), EXPLAINED);
    return () => clearTimeout(timer);
  }, [refused]);

  const clock = formatClock(refused?.to ?? resumesAt ?? 0);
  return (
    <>
      <p role="status" className={refused ? "text-ink" : "sr-only"}>
        {refused !== null &&
          refused.to < 1 &&
          t`Please watch the video first. You can skip freely through the part you have watched.`}
        {refused !== null &&
          refused.to >= 1 &&
          t`You have watched up to ${clock}, so the video went back there. You can skip freely through the part you have watched.`}
      </p>
      {!refused && resumesAt !== null && (
        <p className="flex flex-wrap items-center gap-x-2">
          {t`You stopped at ${clock}. The video continues from there.`}
          <button
            type="button"
            onClick={onStartOver}
            className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
          >
            {t`Start from the beginning`}
          </button>
        </p>
      )}
      {!refused && resumesAt === null && !free && <SkipRule />}
    </>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";

import { formatClock } from "../../../i18n/format-clock.ts";
import { SkipRule } from "../skip-rule.tsx";

/** Milliseconds that a refused seek is explained for. */
const EXPLAINED = 10_000;

/** A seek that was sent back, to a second of the video. */
export interface RefusedSeek {
  to: number;
}

interface VideoHintProps {
  /** Whether one may seek anywhere. */
  free: boolean;
  /** The second at which the video resumes from an earlier visit; null where it does not. */
  resumesAt: number | null;
  onStartOver: () => void;
  refused: RefusedSeek | null;
  /** Called when a refused seek has been explained long enough. */
  onExplained: () => void;
}

/** One line below a video: where it resumes, why it went back, or else what one may do. */
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

import { useLingui } from "@lingui/react/macro";
import type { StudentVideo } from "@paso/contract";
import { Suspense, useId } from "react";

import { formatClock } from "../../i18n/format-clock.ts";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { VideoBox } from "../../section-kinds/video/video-box.tsx";
import { Button } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { ProgressBar } from "../../ui/student/progress-bar.tsx";

const ResumedVideo = lazyPart(async () => (await import("./resumed-video.tsx")).ResumedVideo);

interface VideoCardProps {
  video: StudentVideo;
  isPlaying: boolean;
  onToggle: () => void;
  /** Called when more of it may have been watched. */
  onWatched: () => void;
}

/** A video of the course; its player opens below. */
export function VideoCard({ video, isPlaying, onToggle, onWatched }: VideoCardProps) {
  const { t } = useLingui();
  const playerId = useId();
  const { title, length, tags, watched_percent: watched } = video;
  const facts = [...(length === null ? [] : [formatClock(length)]), ...tags];
  const watchedText = t`${watched}% watched`;
  return (
    <li className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="text-lg leading-snug font-semibold wrap-anywhere">{title}</h2>
          {facts.length > 0 && (
            <p className="mt-0.5 text-small text-muted wrap-anywhere tabular-nums">
              {facts.join(" · ")}
            </p>
          )}
          {watched === 100 && (
            <p className="mt-1 flex items-center gap-1.5 text-small font-semibold text-accent">
              <Icon name="check" className="size-4.5" />
              {t`Watched`}
            </p>
          )}
          {watched > 0 && watched < 100 && (
            <p className="mt-1 flex items-center gap-3 text-small text-muted tabular-nums">
              <ProgressBar
                value={watched}
                total={100}
                label={t`How much of it you watched`}
                valueText={watchedText}
                className="w-28"
              />
              <span aria-hidden="true">{watchedText}</span>
            </p>
          )}
        </div>
        <Button
          variant="quiet"
          aria-label={isPlaying ? t`Close ${title}` : t`Play ${title}`}
          aria-expanded={isPlaying}
          aria-controls={playerId}
          onClick={onToggle}
        >
          {isPlaying ? t`Close` : t`Play`}
        </Button>
      </div>
      <div id={playerId} className={isPlaying ? "mt-4" : ""}>
        {isPlaying && (
          <Suspense fallback={<VideoBox below="" />}>
            <ResumedVideo video={video} onWatched={onWatched} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { PageData, PlaybackState } from "@paso/contract";
import { useRef, useState } from "react";

import { usePlayer } from "../../player/player.ts";
import type { SectionBodyProps, SectionOf } from "../../player/student-kind.ts";
import { PlayedVideo } from "./played-video.tsx";
import { readSettings, rememberSettings } from "./player-settings.ts";
import { sendPlayback } from "./section-playback.ts";
import type { UnsentPlayback } from "./unsent-playback.ts";
import { useAutoAdvance } from "./use-auto-advance.ts";
import { COUNTDOWN } from "./use-countdown.ts";
import { type PlaybackReporter, useRequiredVideo } from "./use-required-video.ts";
import { type Opened, VideoEnd } from "./video-end.tsx";

interface FollowedVideoProps extends SectionBodyProps<SectionOf<"video">> {
  /** The student's progress when the page was opened. */
  kept: PlaybackState;
  /** Stores progress while it cannot be saved; null if nothing is stored, as in a preview. */
  device: UnsentPlayback | null;
  /** Called when a video that must be watched may be left, with the report to send to the server. */
  onPassable: (report: PlaybackReporter | undefined) => void;
}

/** The video of a section, and the way on at its end. */
export function FollowedVideo(props: FollowedVideoProps) {
  const { page, section, number, advance, kept, device, onPassable } = props;
  const { t } = useLingui();
  const { userId } = usePlayer();
  const root = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [goesOn, setGoesOn] = useState(() => readSettings(userId).goesOn ?? true);
  const { hold, goOn, wentByItself } = useAutoAdvance();

  const { open } = advance;
  const video = { pageId: page.page.id, sectionId: section.id };
  const isRequired = section.must_watch && open && userId !== null;
  const required = useRequiredVideo({ video, kept, isRequired, onPassable });
  return (
    <div ref={root}>
      <PlayedVideo
        address={section.content}
        captions={section.captions}
        poster={section.poster}
        title={t`Video in step ${number}: ${page.page.title}`}
        kept={kept}
        free={page.course.allow_seeking || !open}
        open={open}
        canGoOn={open}
        save={open && userId !== null ? (state) => sendPlayback(video, state) : null}
        device={device}
        userId={userId}
        onReport={({ time, duration }) => setIsOver(duration > 0 && duration - time <= COUNTDOWN)}
        isRequired={isRequired}
        onWatchedThrough={(state) => {
          const first = required.noteWatched(state);
          advance.take({ byItself: true, hold, ...(first && { first }) });
        }}
        onFailed={required.setIsFailed}
      />
      {required.isHeld && (
        <p className="mt-1 text-muted">{t`Continue appears once you have watched the video.`}</p>
      )}
      {goOn && (
        <VideoEnd
          opened={openedBy(page)}
          isOver={isOver}
          goesOn={goesOn}
          onChoose={(chosen) => {
            setGoesOn(chosen);
            rememberSettings(userId, { goesOn: chosen });
          }}
          onGo={goOn}
          root={root}
        />
      )}
      <p role="status" className="sr-only">
        {wentByItself && t`The page moved on to the next step.`}
      </p>
    </div>
  );
}

/** What the video just finished has opened. */
function openedBy({ next }: PageData): Opened {
  if (next === null) return "step";
  return next.redirect_to === null ? "end" : "page";
}

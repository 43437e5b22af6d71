import { useLingui } from "@lingui/react/macro";
import { type PageData, type PlaybackState, readVideoAddress } from "@paso/contract";
import { type ReactNode, useRef, useState } from "react";

import { scrollToElement } from "../../../ui/scroll-to-element.ts";
import { usePlayer } from "../../player/player.ts";
import type { SectionBodyProps, SectionOf } from "../../player/student-kind.ts";
import { VideoBox } from "../video-box.tsx";
import type { PlaybackReport } from "./follow-playback.ts";
import { sendPlayback } from "./playback-query.ts";
import type { PlayerFailure } from "./player-link.ts";
import { type PlayerSettings, readSettings, rememberSettings } from "./player-settings.ts";
import { readStart } from "./read-start.ts";
import type { UnsentPlayback } from "./unsent-playback.ts";
import { useAutoAdvance } from "./use-auto-advance.ts";
import { COUNTDOWN } from "./use-countdown.ts";
import { useFollowedVideo } from "./use-followed-video.ts";
import { type Opened, VideoEnd } from "./video-end.tsx";
import { VideoFailure } from "./video-failure.tsx";
import { VideoFile } from "./video-file.tsx";
import { VideoFrame } from "./video-frame.tsx";
import { type RefusedSeek, VideoHint } from "./video-hint.tsx";

interface FollowedVideoProps extends SectionBodyProps<SectionOf<"video">> {
  /** Where the video is found, as its author gave it. */
  address: string;
  /** How far the student was when the page was opened. */
  kept: PlaybackState;
  /** Keeps how far they are while it cannot be saved; null where nothing is kept, as in a preview. */
  device: UnsentPlayback | null;
}

/** A player, what is made of its reports, and what there is to say below it. */
export function FollowedVideo(props: FollowedVideoProps) {
  const { page, section, number, advance, address, kept, device } = props;
  const { t } = useLingui();
  const { userId } = usePlayer();
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const playedAt = useRef<number | null>(null);
  const [run, setRun] = useState({ attempt: 0, startAt: readStart(kept) });
  const [began, setBegan] = useState(false);
  const [failure, setFailure] = useState<PlayerFailure | null>(null);
  const [refused, setRefused] = useState<RefusedSeek | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [goesOn, setGoesOn] = useState(() => readSettings(userId).goesOn ?? true);
  const { hold, goOn, wentByItself } = useAutoAdvance();

  const { open } = advance;
  const free = page.course.allow_seeking || !open;
  const video = { pageId: page.page.id, sectionId: section.id };
  const follow = useFollowedVideo({
    kept,
    free,
    save: open && userId !== null ? (state) => sendPlayback(video, state) : null,
    device,
    onWatchedThrough: () => advance.take({ byItself: true, hold }),
  });

  function start(startAt: number): void {
    setFailure(null);
    setBegan(false);
    setRun(({ attempt }) => ({ attempt: attempt + 1, startAt }));
  }
  function handleReport(report: PlaybackReport): number | null {
    const returnTo = follow(report);
    if (returnTo !== null) setRefused({ to: returnTo });
    else if (report.playing) playedAt.current = Math.floor(report.time);
    setIsOver(report.duration > 0 && report.duration - report.time <= COUNTDOWN);
    return returnTo;
  }
  function handlePlay(): void {
    setBegan(true);
    if (stage.current) scrollToElement(stage.current);
  }

  const source = readVideoAddress(address);
  const failed = source === null ? "unplayable" : failure;
  const failureNote = failed && (
    <VideoFailure
      failure={failed}
      address={address}
      canGoOn={open}
      onRetry={() => start(playedAt.current ?? run.startAt)}
    />
  );
  return (
    <div ref={root}>
      <VideoBox
        stage={stage}
        below={
          open &&
          failed === null && (
            <VideoHint
              free={free}
              resumesAt={run.startAt > 0 && !began ? run.startAt : null}
              onStartOver={() => start(0)}
              refused={refused}
              onExplained={() => setRefused(null)}
            />
          )
        }
      >
        {failed && failed !== "silent" ? failureNote : renderPlayer()}
      </VideoBox>
      {failed === "silent" && failureNote}
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
        {wentByItself && t`The page went on to the next step.`}
      </p>
    </div>
  );

  function renderPlayer(): ReactNode {
    const player = {
      title: t`Video in step ${number}: ${page.page.title}`,
      startAt: run.startAt,
      readSettings: () => readSettings(userId),
      onReady: () => setFailure((known) => (known === "silent" ? null : known)),
      onPlay: handlePlay,
      onReport: handleReport,
      onSettings: (settings: PlayerSettings) => rememberSettings(userId, settings),
      onFailure: setFailure,
    };
    if (source === null) return null;
    return source.provider === "file" ? (
      <VideoFile key={run.attempt} source={source} {...player} />
    ) : (
      <VideoFrame key={run.attempt} source={source} {...player} />
    );
  }
}

/** What follows the video that was just finished. */
function openedBy({ next }: PageData): Opened {
  if (next === null) return "step";
  return next.redirect_to === null ? "end" : "page";
}

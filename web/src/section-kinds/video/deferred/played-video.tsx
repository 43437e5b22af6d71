import { type PlaybackState, readVideoAddress, type ShownCaptions } from "@paso/contract";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";

import { scrollToElement } from "../../../ui/scroll-to-element.ts";
import type { PlaybackReport } from "./follow-playback.ts";
import { isSoundAlone } from "./is-sound-alone.ts";
import { PlayerBox } from "./player-box.tsx";
import type { PlayerFailure } from "./player-link.ts";
import { readSettings, rememberSettings } from "./player-settings.ts";
import { readStart } from "./read-start.ts";
import type { UnsentPlayback } from "./unsent-playback.ts";
import { useFollowedVideo } from "./use-followed-video.ts";
import { VideoFailure } from "./video-failure.tsx";
import { type RefusedSeek, VideoHint } from "./video-hint.tsx";
import { VideoPlayer } from "./video-player.tsx";

interface PlayedVideoProps {
  /** Address of the video, as entered by its author. */
  address: string;
  /** Accessible name of the player. */
  title: string;
  /** For media played as files. */
  captions?: readonly ShownCaptions[];
  /** Address of the poster shown before it plays. */
  poster?: string | null;
  /** The student's progress when the page was opened. */
  kept: PlaybackState;
  /** Whether seeking is unrestricted. */
  free: boolean;
  /** Whether it has yet to be watched; otherwise nothing is said below it. */
  open: boolean;
  /** Whether it is a step that can be left without watching it. */
  canGoOn: boolean;
  /** Saves progress; null if it is not saved. */
  save: ((state: PlaybackState) => Promise<unknown>) | null;
  /** Stores progress while it cannot be saved; null if nothing is stored, as in a preview. */
  device: UnsentPlayback | null;
  /** Whose speed and volume this device remembers; null if none. */
  userId: number | null;
  /** Called with the player's reports. */
  onReport?: (report: PlaybackReport) => void;
  /** Whether all of it has to be played to count as watched, and not just its end. */
  isRequired?: boolean;
  /** Called once, when 99 percent have been reached by playing. */
  onWatchedThrough: (state: PlaybackState) => void;
  /** Called when the video turns out to be unplayable, or playable again. */
  onFailed?: (failed: boolean) => void;
}

/** A player with its progress tracking and the notes below it. */
export function PlayedVideo(props: PlayedVideoProps) {
  const { address, title, captions = [], poster = null, kept, free, open, canGoOn, userId } = props;
  const stage = useRef<HTMLDivElement>(null);
  const playedAt = useRef<number | null>(null);
  const [run, setRun] = useState({ attempt: 0, startAt: readStart(kept) });
  const [began, setBegan] = useState(false);
  const [failure, setFailure] = useState<PlayerFailure | null>(null);
  const [refused, setRefused] = useState<RefusedSeek | null>(null);
  const follow = useFollowedVideo(props);

  function start(startAt: number): void {
    setFailure(null);
    setBegan(false);
    setRun(({ attempt }) => ({ attempt: attempt + 1, startAt }));
  }
  function handleReport(report: PlaybackReport): number | null {
    const returnTo = follow(report);
    if (returnTo !== null) setRefused({ to: returnTo });
    else if (report.playing) playedAt.current = Math.floor(report.time);
    props.onReport?.(report);
    return returnTo;
  }
  function handlePlay(): void {
    setBegan(true);
    if (stage.current) scrollToElement(stage.current);
  }

  const source = readVideoAddress(address);
  const failed = source === null ? "unplayable" : failure;
  const isFailed = failed !== null;
  const noteFailed = useEffectEvent((isFailed: boolean) => props.onFailed?.(isFailed));
  useEffect(() => noteFailed(isFailed), [isFailed]);
  const failureNote = failed && (
    <VideoFailure
      failure={failed}
      address={address}
      canGoOn={canGoOn}
      onRetry={() => start(playedAt.current ?? run.startAt)}
    />
  );
  return (
    <>
      <PlayerBox
        stage={stage}
        isSound={isSoundAlone({ content: address, captions, poster })}
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
      </PlayerBox>
      {failed === "silent" && failureNote}
    </>
  );

  function renderPlayer(): ReactNode {
    if (source === null) return null;
    return (
      <VideoPlayer
        key={run.attempt}
        source={source}
        title={title}
        captions={captions}
        poster={poster}
        startAt={run.startAt}
        readSettings={() => readSettings(userId)}
        onReady={() => setFailure((known) => (known === "silent" ? null : known))}
        onPlay={handlePlay}
        onReport={handleReport}
        onSettings={(settings) => rememberSettings(userId, settings)}
        onFailure={setFailure}
      />
    );
  }
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";

import { usePlayer } from "../../player/player.ts";
import type { SectionBodyProps, SectionOf } from "../../player/student-kind.ts";
import { FollowedVideo } from "./followed-video.tsx";
import { isSoundAlone } from "./is-sound-alone.ts";
import { NOTHING_PLAYED, playbackQuery } from "./playback-query.ts";
import { PlayerBox } from "./player-box.tsx";
import { askPlayback } from "./section-playback.ts";
import { unsentPlayback } from "./unsent-playback.ts";
import type { PlaybackReporter } from "./use-required-video.ts";

interface VideoStageProps extends SectionBodyProps<SectionOf<"video">> {
  /** Called when a video that must be watched may be left, and without an argument when it no longer may. */
  onPassable: (report: PlaybackReporter | undefined) => void;
}

/**
 * A video, once the student's stored position is known. Finished ones and those of closed modules start from
 * the beginning.
 */
export function VideoStage(props: VideoStageProps) {
  const { page, section, advance } = props;
  const { userId } = usePlayer();
  const [resumes] = useState(advance.open && userId !== null);
  const video = { pageId: page.page.id, sectionId: section.id };
  const name = `video-${section.id}`;
  const address = section.content;
  const device = useMemo(
    () => (userId === null ? null : unsentPlayback(userId, name, address)),
    [userId, name, address],
  );
  const kept = useQuery({
    ...playbackQuery(name, (signal) => askPlayback(video, signal), device),
    enabled: resumes,
  });
  useEffect(() => {
    // Finished elsewhere meanwhile: its progress is no longer needed.
    if (!resumes) device?.drop();
  }, [resumes, device]);
  if (resumes && kept.isPending) return <PlayerBox isSound={isSoundAlone(section)} below="" />;
  return <FollowedVideo {...props} kept={kept.data ?? NOTHING_PLAYED} device={device} />;
}

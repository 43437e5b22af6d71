import type { PageData, PlaybackState, StudentSection } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { usePlayerSource } from "../player-source.ts";
import type { Advance } from "../progress/use-advance.ts";
import { FollowedVideo } from "./followed-video.tsx";
import { playbackQuery } from "./playback-query.ts";
import { VideoPlace } from "./video-place.tsx";

interface VideoStageProps {
  page: PageData;
  section: StudentSection;
  advance: Advance;
}

const NOTHING_KEPT: PlaybackState = { position: 0, duration: 0, watched: [] };

/** A video, once it is known where its student stopped. Finished ones and those of closed modules begin anew. */
export function VideoStage(props: VideoStageProps) {
  const { page, section, advance } = props;
  const { userId } = usePlayerSource();
  const [resumes] = useState(advance.open && userId !== null);
  const place = { pageId: page.page.id, sectionId: section.id };
  const kept = useQuery({ ...playbackQuery(place), enabled: resumes });
  if (resumes && kept.isPending) return <VideoPlace below="" />;
  return <FollowedVideo {...props} kept={kept.data ?? NOTHING_KEPT} />;
}

import { useLingui } from "@lingui/react/macro";
import { type PageData, type StudentSection, readVideoAddress } from "@paso/contract";
import { Suspense, lazy, useRef } from "react";

import { scrollToElement } from "../../../ui/scroll-to-element.ts";
import type { Advance } from "../progress/use-advance.ts";
import { useFollowedPlayback } from "../videos/use-followed-playback.ts";
import { StepControls } from "./step-controls.tsx";

// A page without a video has no use for a player; the stage keeps its place meanwhile.
const VideoFile = lazy(async () => {
  const { VideoFile } = await import("../videos/video-file.tsx");
  return { default: VideoFile };
});
const VideoFrame = lazy(async () => {
  const { VideoFrame } = await import("../videos/video-frame.tsx");
  return { default: VideoFrame };
});

interface VideoSectionProps {
  page: PageData;
  section: StudentSection;
  advance: Advance;
}

/** A video. Watching it to 99 percent finishes the section; until then one cannot skip ahead, unless the course lets one. */
export function VideoSection({ page, section, advance }: VideoSectionProps) {
  const { t } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const report = useFollowedPlayback({
    free: page.course.allow_seeking || !advance.open,
    onWatchedThrough: () => advance.take({ byItself: true }),
  });
  const address = typeof section.content === "string" ? section.content : "";
  const source = readVideoAddress(address);
  const player = {
    title: t`Video: ${page.page.title}`,
    onPlay: () => stage.current && scrollToElement(stage.current),
    onReport: report,
  };
  return (
    <>
      <div
        ref={stage}
        className="aspect-video overflow-hidden rounded-card border border-line bg-card"
      >
        {source === null && (
          <p className="grid size-full place-content-center gap-2 p-6 text-center">
            {t`This video cannot be played here.`}
            <a href={address} className="text-accent underline" rel="noreferrer">
              {t`Open the video`}
            </a>
          </p>
        )}
        <Suspense>
          {source?.provider === "file" && <VideoFile source={source} {...player} />}
          {source && source.provider !== "file" && <VideoFrame source={source} {...player} />}
        </Suspense>
      </div>
      <StepControls
        advance={advance}
        label={t`Continue`}
        onTake={() => advance.take()}
        pageId={page.page.id}
      />
    </>
  );
}

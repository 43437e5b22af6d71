import { useLingui } from "@lingui/react/macro";
import type { PageData, StudentSection } from "@paso/contract";
import { Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import type { Advance } from "../../player/advance.ts";
import { StepControls } from "../../player/step-controls.tsx";
import { SkipRule } from "../skip-rule.tsx";
import { VideoBox } from "../video-box.tsx";

// A page without a video has no use for players and their texts; the stage keeps its room meanwhile.
const VideoStage = lazyPart(async () => (await import("../deferred/video-stage.tsx")).VideoStage);

interface VideoSectionProps {
  page: PageData;
  section: StudentSection;
  /** Position on the path, from 1. */
  number: number;
  advance: Advance;
}

/** A video. Watching it to 99 percent finishes the section; Continue does so before, and where it cannot be played. */
export function VideoSection({ page, section, number, advance }: VideoSectionProps) {
  const { t } = useLingui();
  // What is most often shown once the player has loaded, so that it is read at once.
  const hint = page.course.allow_seeking ? "" : <SkipRule />;
  return (
    <>
      <Suspense fallback={<VideoBox below={advance.open && hint} />}>
        <VideoStage page={page} section={section} number={number} advance={advance} />
      </Suspense>
      <StepControls advance={advance} label={t`Continue`} onTake={() => advance.take()} />
    </>
  );
}

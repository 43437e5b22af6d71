import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { usePlayer } from "../../player/player.ts";
import { StepControls } from "../../player/step-controls.tsx";
import type { SectionBodyProps, SectionOf, StudentKind } from "../../player/student-kind.ts";
import { SkipRule } from "../skip-rule.tsx";
import { VideoBox } from "../video-box.tsx";

// A page without a video has no use for players and their texts; the stage keeps its room meanwhile.
const VideoStage = lazyPart(async () => (await import("../deferred/video-stage.tsx")).VideoStage);

/**
 * A video. Watching it to 99 percent finishes the section; Continue does so where it cannot be
 * played, and before, unless it has to be watched.
 */
function VideoSection(props: SectionBodyProps<SectionOf<"video">>) {
  const { page, section, advance } = props;
  const { t } = useLingui();
  const { userId } = usePlayer();
  /** What the server has to be told before a video that must be watched is left. */
  const [first, setFirst] = useState<() => Promise<unknown>>();
  // A preview keeps nothing, and authors need not watch.
  const isHeld = section.must_watch && userId !== null && !first && !advance.failure;
  // What is most often shown once the player has loaded, so that it is read at once.
  const hint = page.course.allow_seeking ? "" : <SkipRule />;
  return (
    <>
      <Suspense fallback={<VideoBox below={advance.open && hint} />}>
        <VideoStage {...props} onPassable={(report) => setFirst(() => report)} />
      </Suspense>
      {!isHeld && (
        <StepControls
          advance={advance}
          label={t`Continue`}
          onTake={() => advance.take(first && { first })}
        />
      )}
    </>
  );
}

export const videoKind: StudentKind<SectionOf<"video">> = {
  label: () => msg`Video`,
  Body: VideoSection,
};

import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { usePlayer } from "../../player/player.ts";
import { StepControls } from "../../player/step-controls.tsx";
import type { SectionBodyProps, SectionOf, StudentKind } from "../../player/student-kind.ts";
import { SkipRule } from "../skip-rule.tsx";
import { VideoBox } from "../video-box.tsx";

// Lazy: a page without a video needs no player and no texts of one; the stage reserves its space.
const VideoStage = lazyPart(async () => (await import("../deferred/video-stage.tsx")).VideoStage);

/**
 * A video. Watching it to 99 percent finishes the section; Continue does so if it cannot be played, or
 * earlier unless it must be watched.
 */
function VideoSection(props: SectionBodyProps<SectionOf<"video">>) {
  const { page, section, advance } = props;
  const { t } = useLingui();
  const { userId } = usePlayer();
  /** The report to send before leaving a video that must be watched. */
  const [first, setFirst] = useState<() => Promise<unknown>>();
  // A preview keeps nothing, and authors need not watch.
  const isHeld = section.must_watch && userId !== null && !first && !advance.failure;
  // The likeliest hint once the player has loaded, so that it can be read at once.
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

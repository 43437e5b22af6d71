import { useLingui } from "@lingui/react/macro";

import { NOTHING_PLAYED } from "../../../section-kinds/video/deferred/playback-query.ts";
import { PlayedVideo } from "../../../section-kinds/video/deferred/played-video.tsx";
import { useUser } from "../../../session/session-query.ts";

interface RecordingPlayerProps {
  address: string;
  title: string;
}

/** Plays a recording on the page; the position is not stored. */
export function RecordingPlayer({ address, title }: RecordingPlayerProps) {
  const { t } = useLingui();
  const userId = useUser()?.id ?? null;
  return (
    <PlayedVideo
      address={address}
      title={t`Recording: ${title}`}
      kept={NOTHING_PLAYED}
      free
      open={false}
      canGoOn={false}
      save={null}
      device={null}
      userId={userId}
      onWatchedThrough={() => {}}
    />
  );
}

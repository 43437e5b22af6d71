import { useLingui } from "@lingui/react/macro";
import type { ReleasedRecording } from "@paso/contract";
import { Suspense, useId } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { VideoBox } from "../../../section-kinds/video/video-box.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";

const RecordingPlayer = lazyPart(
  async () => (await import("./recording-player.tsx")).RecordingPlayer,
);

/** A class's released recordings; nothing if there are none. */
export function RecordingList({ recordings }: { recordings: readonly ReleasedRecording[] }) {
  const { t } = useLingui();
  const id = useId();
  if (recordings.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-question font-semibold">
        {t`Recordings`}
      </h2>
      <ul className="grid gap-6">
        {recordings.map((recording) => (
          <Recording key={recording.id} recording={recording} />
        ))}
      </ul>
    </section>
  );
}

function Recording({ recording }: { recording: ReleasedRecording }) {
  const { t } = useLingui();
  const { title, address, password, is_embedded: isEmbedded } = recording;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold wrap-anywhere">{title}</h3>
      {isEmbedded && (
        <Suspense fallback={<VideoBox below={false} />}>
          <RecordingPlayer address={address} title={title} />
        </Suspense>
      )}
      {password && (
        <p className="text-small text-muted">
          {t`Password:`} <code className="text-ink">{password}</code>
        </p>
      )}
      {!isEmbedded && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass("quiet")} justify-self-start`}
        >
          {t`Watch the recording`}
          <Icon name="arrow" />
          <span className="sr-only">: {title}</span>
        </a>
      )}
    </li>
  );
}

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { formatSize } from "../../../i18n/format-size.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { UploadProgress } from "../../../ui/staff/upload-progress.tsx";
import type { RunningUpload } from "../../../uploads/media-uploads.ts";

interface UploadRowProps {
  upload: RunningUpload;
  onPause: () => void;
  onResume: () => void;
  onDiscard: () => void;
}

/** A file being uploaded: its progress, the time left, and its actions. */
export function UploadRow({ upload, onPause, onResume, onDiscard }: UploadRowProps) {
  const { t, i18n } = useLingui();
  const { name, size, sent, state, secondsLeft, issue } = upload;
  const of = formatSize(size, i18n.locale);
  const done = formatSize(sent, i18n.locale);
  const notes: Record<RunningUpload["state"], string> = {
    sending: secondsLeft === null ? t`${done} of ${of}` : `${t`${done} of ${of}`} · ${timeLeft()}`,
    paused: t`Paused at ${done} of ${of}`,
    waiting: t`No connection. It goes on by itself once you are back online.`,
    checking: t`Everything has been sent. The server is checking the file.`,
    failed: issue ?? t`This file could not be uploaded.`,
  };

  function timeLeft(): string {
    const seconds = secondsLeft ?? 0;
    if (seconds < 60) return t`less than a minute left`;
    const minutes = Math.round(seconds / 60);
    return t`${plural(minutes, { one: "about # minute left", other: "about # minutes left" })}`;
  }

  return (
    <div className="grid gap-2 rounded-control border border-line p-3">
      <UploadProgress label={name} percentage={Math.floor((100 * sent) / size)} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p
          role={state === "failed" ? "alert" : undefined}
          className={`min-w-0 text-small tabular-nums ${state === "failed" ? "text-wrong" : "text-muted"}`}
        >
          {notes[state]}
        </p>
        <span className="flex gap-1">
          {state === "sending" && (
            <Button variant="plain" onPress={onPause}>
              {t`Pause`}
            </Button>
          )}
          {(state === "paused" || state === "waiting") && (
            <Button variant="plain" onPress={onResume}>
              {t`Continue`}
            </Button>
          )}
          {state === "failed" && issue === null && (
            <Button variant="plain" onPress={onResume}>
              {t`Try again`}
            </Button>
          )}
          {state !== "checking" && (
            <Button variant="plain" onPress={onDiscard}>
              {state === "failed" ? t`Close` : t`Discard`}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

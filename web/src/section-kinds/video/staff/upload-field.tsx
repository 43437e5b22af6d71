import { useLingui } from "@lingui/react/macro";
import { readVideoFile } from "@paso/contract";
import { useState, useSyncExternalStore } from "react";

import { Button } from "../../../ui/staff/button.tsx";
import { FileButton } from "../../../ui/staff/file-button.tsx";
import { checkMedia, MEDIA_EXTENSIONS, megabytes } from "../../../uploads/check-file.ts";
import { mediaUploadsOf } from "../../../uploads/media-uploads.ts";
import type { TextFiles } from "../../../uploads/text-files.ts";
import { useFormEditor } from "../../form/staff/form-editor.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { DropArea } from "./drop-area.tsx";
import { UnfinishedUploads } from "./unfinished-uploads.tsx";
import { UploadRow } from "./upload-row.tsx";
import type { VideoForm } from "./video-form.ts";

export interface MediaFieldProps extends SectionFieldProps<VideoForm> {
  media: NonNullable<TextFiles["media"]>;
}

/** An uploaded file instead of an address: chosen or dropped, uploading, or complete. */
export function UploadField({ section, media }: MediaFieldProps) {
  const { t } = useLingui();
  const editor = useFormEditor();
  const { set, isDisabled } = useSectionField(section);
  const { pageId, limit } = media;
  const uploads = mediaUploadsOf(pageId);
  const running = useSyncExternalStore(uploads.subscribe, () => uploads.get(section.key));
  const [refused, setRefused] = useState<string | null>(null);
  const name = readVideoFile(section.video);
  const most = megabytes(limit);

  function take(reference: string): void {
    // Through the editor: the section, and thus this field, may be closed by then.
    editor.edit<VideoForm>(section.key, (form) => ({ ...form, video: reference }), ["video"]);
  }
  function choose([file]: readonly File[]): void {
    if (!file) return;
    const reasons = {
      type: t`Only mp4 and webm videos, and sound as mp3, m4a or ogg, can be played.`,
      empty: t`This file is empty.`,
      size: t`This file is larger than ${most}.`,
    };
    const issue = checkMedia(file, limit);
    setRefused(issue && `${file.name}: ${reasons[issue]}`);
    if (issue === null) uploads.start(section.key, file, take);
  }

  const isEmpty = section.video.trim() === "";
  const chooseButton = (label: string) => (
    <FileButton label={label} accept={MEDIA_EXTENSIONS} isDisabled={isDisabled} onChoose={choose} />
  );
  return (
    <div className="grid gap-3" data-field={name === null ? undefined : "video"}>
      {name !== null && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-line p-3">
          <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</span>
          <span className="flex flex-wrap gap-2">
            {!running && chooseButton(t`Replace`)}
            <Button variant="plain" isDisabled={isDisabled} onPress={() => set({ video: "" })}>
              {t`Remove`}
            </Button>
          </span>
        </div>
      )}
      {running && (
        <UploadRow
          upload={running}
          onPause={() => uploads.pause(section.key)}
          onResume={() => uploads.resume(section.key)}
          onDiscard={() => uploads.discard(section.key)}
        />
      )}
      {!running && isEmpty && (
        <DropArea isDisabled={isDisabled} onDrop={choose}>
          {chooseButton(t`Upload a file`)}
          <p className="text-small text-muted">
            {t`Or drop it here: mp4 or webm, sound as mp3, m4a or ogg, up to ${most}.`}
          </p>
        </DropArea>
      )}
      <div role="alert" className="empty:hidden">
        {refused && <p className="text-small text-wrong wrap-anywhere">{refused}</p>}
      </div>
      {!running && isEmpty && (
        <UnfinishedUploads uploads={uploads} onChoose={choose} onTake={take} />
      )}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { readVideoAddress, readVideoFile } from "@paso/contract";
import { Suspense, use, useDeferredValue, useRef } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { TextFilesContext, useFileAddress } from "../../../uploads/text-files.ts";
import { SectionLibraryContext } from "../../../video-library/section-library.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import type { VideoForm } from "./video-form.ts";

const LibraryActions = lazyPart(
  async () => (await import("../../../video-library/library-actions.tsx")).LibraryActions,
  { texts: "admin" },
);
// Needed only by uploaded videos; most are addresses.
const UploadField = lazyPart(async () => (await import("./upload-field.tsx")).UploadField, {
  texts: "staff",
});
const FileFields = lazyPart(async () => (await import("./file-fields.tsx")).FileFields, {
  texts: "staff",
});

const VideoPreview = lazyPart(async () => (await import("./video-preview.tsx")).VideoPreview, {
  texts: "staff",
});

const NONE: NonNullable<VideoForm["captions"]> = [];

/** A video: its address or an uploaded file, with its settings. */
export function VideoFields({ section }: SectionFieldProps<VideoForm>) {
  const { t } = useLingui();
  const { set, field, isDisabled } = useSectionField(section);
  const library = use(SectionLibraryContext);
  const media = use(TextFilesContext)?.media;
  const fileAddress = useFileAddress();
  const player = useRef<HTMLVideoElement>(null);
  const props = field("video");
  const address = useDeferredValue(section.video.trim());
  const file = readVideoFile(address);
  const source = readVideoAddress(file === null ? address : fileAddress(address));
  const isUnknown = address !== "" && source === null;
  const isFile = source?.provider === "file";
  return (
    <div className="grid gap-4">
      {file === null && (
        <TextField
          {...props}
          label={t`Video address`}
          type="url"
          placeholder="https://"
          value={section.video}
          error={
            props.error ??
            (isUnknown
              ? t`No player knows this address. Use the address of a YouTube or Vimeo video, or of an mp4, webm, m3u8, mp3, m4a or ogg file that begins with https://.`
              : undefined)
          }
          onChange={(video) => set({ video })}
        />
      )}
      {media && (
        <Suspense fallback={<div className="min-h-17" />}>
          <UploadField section={section} media={media} />
        </Suspense>
      )}
      {library && (
        <Suspense fallback={<div className="min-h-11" />}>
          <LibraryActions
            courseId={library.courseId}
            title={library.pageTitle || address}
            address={source && file === null ? address : null}
            isDisabled={isDisabled}
            onChoose={(video) => set({ video })}
          />
        </Suspense>
      )}
      {section.mustWatch && (
        <p className="text-small text-muted">
          {t`Continue appears once they have watched 99 percent of it. Where it cannot be played, they go on without it.`}
        </p>
      )}
      {source && (
        <Suspense fallback={<div className="aspect-video w-full max-w-160" />}>
          <VideoPreview
            key={address}
            source={source}
            captions={section.captions ?? NONE}
            poster={section.poster ?? ""}
            player={player}
          />
        </Suspense>
      )}
      {isFile && media && (
        <Suspense fallback={<div className="min-h-64" />}>
          <FileFields
            section={section}
            media={media}
            player={file !== null && source.kind !== "sound" ? player : null}
          />
        </Suspense>
      )}
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { readVideoAddress, readVideoFile } from "@paso/contract";
import { Suspense, use, useDeferredValue } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { useFileAddress } from "../../../uploads/text-files.ts";
import { SectionLibraryContext } from "../../../video-library/section-library.ts";
import type { BaseForm } from "../../form/staff/base-form.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { VideoPreview } from "./video-preview.tsx";

const LibraryActions = lazyPart(
  async () => (await import("../../../video-library/library-actions.tsx")).LibraryActions,
  { texts: "admin" },
);

export interface VideoForm extends BaseForm<"video"> {
  /** Its address, or `files/NAME`. */
  video: string;
  /** Whether students have to watch it before they can go on. */
  mustWatch: boolean;
}

/** A video's address, and what it leads to. */
export function VideoFields({ section }: SectionFieldProps<VideoForm>) {
  const { t } = useLingui();
  const { set, field, isDisabled } = useSectionField(section);
  const library = use(SectionLibraryContext);
  const fileAddress = useFileAddress();
  const props = field("video");
  const address = useDeferredValue(section.video.trim());
  const file = readVideoFile(address);
  const source = readVideoAddress(file === null ? address : fileAddress(address));
  const isUnknown = address !== "" && source === null;
  return (
    <div className="grid gap-4">
      <TextField
        {...props}
        label={t`Video address`}
        type="url"
        placeholder="https://"
        value={section.video}
        error={
          props.error ??
          (isUnknown
            ? t`No player knows this address. Use the address of a YouTube or Vimeo video, or of an mp4, webm or m3u8 file that begins with https://.`
            : undefined)
        }
        onChange={(video) => set({ video })}
      />
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
      <CheckboxField
        {...field("video_required")}
        label={t`Students have to watch it before they can go on`}
        hint={t`Continue appears once they have watched 99 percent of it. Where it cannot be played, they go on without it.`}
        value={section.mustWatch}
        onChange={(mustWatch) => set({ mustWatch }, "video_required")}
      />
      {source && <VideoPreview key={address} source={source} />}
    </div>
  );
}

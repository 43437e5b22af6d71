import { useLingui } from "@lingui/react/macro";

import { LineIcon } from "../../../ui/line-icon.tsx";
import { SwitchField } from "../../../ui/staff/switch-field.tsx";
import type { SectionPageProps } from "../../form/staff/staff-kind.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { nameOfFile } from "./name-of-file.ts";
import { VideoFields } from "./video-fields.tsx";
import type { VideoForm } from "./video-form.ts";

/** A video's stage; open, with its address above. */
export function VideoPage({ section, isOpen }: SectionPageProps<VideoForm>) {
  const { t } = useLingui();
  if (isOpen) return <VideoFields section={section} />;
  const address = section.video.trim();
  return (
    <p className="page-video" data-writes={`video-of-${section.key}`}>
      <LineIcon path="M8 5.5v13l10.5-6.5z" className="size-9" strokeWidth={1.5} />
      {address === ""
        ? t`No video yet`
        : (nameOfFile(address) ?? address.replace(/^https?:\/\/(www\.)?/, ""))}
    </p>
  );
}

/** The setting whether students must watch it. */
export function VideoBar({ section }: SectionFieldProps<VideoForm>) {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  return (
    <SwitchField
      {...field("video_required")}
      className="bar-field"
      label={t`Must be watched`}
      value={section.mustWatch}
      onChange={(mustWatch) => set({ mustWatch }, "video_required")}
    />
  );
}

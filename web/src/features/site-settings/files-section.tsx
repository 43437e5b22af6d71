import { useLingui } from "@lingui/react/macro";
import type { Site } from "@paso/contract";

import { NumberField } from "../../ui/staff/number-field.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSiteForm } from "./use-site-form.ts";

/** Limits on upload size. */
export function FilesSection({ site }: { site: Site }) {
  const { t } = useLingui();
  const form = useSiteForm("files", site, [
    "document_limit_mb",
    "picture_limit_mb",
    "video_limit_mb",
  ]);
  const { values, set, issue } = form;
  const most = site.most_file_mb;
  return (
    <SettingsFrame form={form}>
      <NumberField
        label={t`Largest document, in MB`}
        hint={t`Files that a course offers for download. This server takes up to ${most} MB.`}
        value={values.document_limit_mb || null}
        onChange={(size) => set({ document_limit_mb: size ?? 0 })}
        min={1}
        error={issue("document_limit_mb")}
      />
      <NumberField
        label={t`Largest picture, in MB`}
        hint={t`Pictures in texts, pictures of courses, photos of people and the logo.`}
        value={values.picture_limit_mb || null}
        onChange={(size) => set({ picture_limit_mb: size ?? 0 })}
        min={1}
        error={issue("picture_limit_mb")}
      />
      <NumberField
        label={t`Largest video, in MB`}
        hint={t`Videos and sound that courses play from this server, up to 2000 MB each. They come in parts, and need their room on the disk or in the bucket.`}
        value={values.video_limit_mb || null}
        onChange={(size) => set({ video_limit_mb: size ?? 0 })}
        min={1}
        error={issue("video_limit_mb")}
      />
    </SettingsFrame>
  );
}

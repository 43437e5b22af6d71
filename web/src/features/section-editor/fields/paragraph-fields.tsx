import { useLingui } from "@lingui/react/macro";
import { Suspense, lazy } from "react";

import { Loading } from "../../../ui/staff/loading.tsx";
import { AttachmentsField } from "./attachments-field.tsx";
import { type SectionFieldProps, useSectionField } from "./use-section-field.ts";

// The editor of rich text weighs more than all the rest of the screen.
const RichTextField = lazy(async () => {
  const { RichTextField } = await import("../../../rich-text/rich-text-field.tsx");
  return { default: RichTextField };
});

/** A text to read, with files to download. */
export function ParagraphFields({ section }: SectionFieldProps) {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  return (
    <>
      <Suspense fallback={<Loading className="min-h-90" />}>
        <RichTextField
          {...field("paragraph")}
          label={t`Text`}
          value={section.html}
          onChange={(html) => set({ html }, "paragraph")}
        />
      </Suspense>
      <AttachmentsField section={section} />
    </>
  );
}

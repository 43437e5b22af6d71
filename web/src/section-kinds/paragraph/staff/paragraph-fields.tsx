import { useLingui } from "@lingui/react/macro";
import { Suspense, lazy } from "react";

import { Loading } from "../../../ui/staff/loading.tsx";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import { AttachmentsField } from "./attachments-field.tsx";
import type { ParagraphForm } from "./paragraph-form.ts";

// The editor of rich text weighs more than all the rest of the screen.
const RichTextField = lazy(async () => {
  const { RichTextField } = await import("../../../rich-text/rich-text-field.tsx");
  return { default: RichTextField };
});

/** A text to read, with files to download. */
export function ParagraphFields({ section }: SectionFieldProps<ParagraphForm>) {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  return (
    <>
      <div data-field="paragraph">
        <Suspense fallback={<Loading className="min-h-90" />}>
          <RichTextField
            {...field("paragraph")}
            label={t`Text`}
            value={section.html}
            onChange={(html) => set({ html }, "paragraph")}
          />
        </Suspense>
      </div>
      <AttachmentsField section={section} />
    </>
  );
}

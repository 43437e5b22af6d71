import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { RichTextField } from "../../../rich-text/rich-text-part.ts";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useFormState } from "../../form/staff/form-editor.ts";
import type { SectionPageProps } from "../../form/staff/staff-kind.ts";
import { useSectionField } from "../../form/staff/use-section-field.ts";
import { AttachmentsField } from "./attachments-field.tsx";
import type { ParagraphForm } from "./paragraph-form.ts";
import { ReadTextView } from "./read-text-view.tsx";

/** A text and its files, as students see them. */
export function ParagraphPage({ section, isOpen }: SectionPageProps<ParagraphForm>) {
  const { t } = useLingui();
  const { set, field } = useSectionField(section);
  const text = <ReadTextView html={section.html} id={`text-of-${section.key}`} />;
  if (!isOpen) {
    return (
      <>
        {text}
        <FileNames section={section} />
      </>
    );
  }
  return (
    <>
      <div data-field="paragraph" className="page-paragraph">
        {/* The read view stays until the editor has loaded. */}
        <Suspense fallback={text}>
          <RichTextField
            {...field("paragraph")}
            label={t`Text`}
            value={section.html}
            onChange={(html) => set({ html }, "paragraph")}
          />
        </Suspense>
      </div>
      <div className="mt-5">
        <AttachmentsField section={section} />
      </div>
    </>
  );
}

/** The files as students find them below the text. */
function FileNames({ section }: { section: ParagraphForm }) {
  const pending = useFormState((state) => state.pendingFiles[section.key]);
  const names = [...section.files, ...(pending ?? []).map(({ name }) => name)];
  if (names.length === 0) return null;
  return (
    <ul className="mt-5 flex flex-wrap gap-3">
      {names.map((name) => (
        <li
          key={name}
          className="flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-card px-4 py-2 wrap-anywhere"
        >
          <Icon name="download" className="size-5 text-accent" />
          {name}
        </li>
      ))}
    </ul>
  );
}

import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";

import { formatSize } from "../../../i18n/format-size.ts";
import { Alert } from "../../../ui/staff/alert.tsx";
import { IconButton } from "../../../ui/staff/button.tsx";
import { FileButton } from "../../../ui/staff/file-button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { ATTACHED_EXTENSIONS, checkAttachment, megabytes } from "../../../uploads/check-file.ts";
import { TextFilesContext } from "../../../uploads/text-files.ts";
import { useFormEditor, useFormState } from "../../form/staff/form-editor.ts";
import { memoFields } from "../../form/staff/memo-fields.ts";
import { type SectionFieldProps, useSectionField } from "../../form/staff/use-section-field.ts";
import type { ParagraphForm } from "./paragraph-form.ts";

const NO_FILES: readonly File[] = [];

/** A paragraph's downloads: the attached files, and those to be uploaded with the save. */
export const AttachmentsField = memoFields(
  ["files"],
  ({ section }: SectionFieldProps<ParagraphForm>) => {
    const { t, i18n } = useLingui();
    const editor = useFormEditor();
    const textFiles = use(TextFilesContext);
    const { set, field, isDisabled } = useSectionField(section);
    const pending = useFormState((state) => state.pendingFiles[section.key]) ?? NO_FILES;
    const limit = textFiles?.limits.document ?? 0;
    const [refused, setRefused] = useState<{ name: string; reason: string }[]>([]);
    const { error } = field("paragraph_files");
    const most = megabytes(limit);

    function choose(files: File[]): void {
      const reasons = {
        type: t`Only zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif and webp files can be attached.`,
        empty: t`This file is empty.`,
        size: t`This file is larger than ${most}.`,
      };
      const checked = files.map((file) => ({ file, issue: checkAttachment(file, limit) }));
      setRefused(
        checked.flatMap(({ file, issue }) =>
          issue ? [{ name: file.name, reason: reasons[issue] }] : [],
        ),
      );
      const accepted = checked.flatMap(({ file, issue }) => (issue ? [] : [file]));
      editor.setPendingFiles(section.key, [...pending, ...accepted]);
    }

    function uploadNote(file: File): string {
      const size = formatSize(file.size, i18n.locale);
      return t`${size} · will be uploaded when you save`;
    }

    return (
      <fieldset className="min-w-0" data-field="paragraph_files">
        <legend className="mb-1.5 font-semibold">{t`Files to download`}</legend>
        {section.files.length + pending.length > 0 && (
          <ul className="mb-3 divide-y divide-line rounded-control border border-line">
            {section.files.map((name) => (
              <FileRow
                key={name}
                name={name}
                isDisabled={isDisabled}
                onRemove={() =>
                  set({ files: section.files.filter((other) => other !== name) }, "paragraph_files")
                }
              />
            ))}
            {pending.map((file) => (
              <FileRow
                key={`${file.name} ${file.size} ${file.lastModified}`}
                name={file.name}
                note={uploadNote(file)}
                isDisabled={isDisabled}
                onRemove={() =>
                  editor.setPendingFiles(
                    section.key,
                    pending.filter((other) => other !== file),
                  )
                }
              />
            ))}
          </ul>
        )}
        <FileButton
          label={t`Add files`}
          accept={ATTACHED_EXTENSIONS}
          multiple
          isDisabled={isDisabled}
          onChoose={choose}
        />
        <p className="mt-1.5 text-small text-muted">
          {t`Documents (pdf, doc, docx, odt, pptx, odp, xlsx, ods), pictures (png, jpg, gif, webp), zip and xml, up to ${most} each.`}
        </p>
        {error && (
          <p className="mt-1.5 text-small text-wrong" data-issue="" tabIndex={-1}>
            {error}
          </p>
        )}
        {refused.length > 0 && (
          <div className="mt-3">
            <Alert tone="wrong" title={t`Not added:`}>
              <ul>
                {refused.map(({ name, reason }) => (
                  <li key={name} className="wrap-anywhere">
                    {name}: {reason}
                  </li>
                ))}
              </ul>
            </Alert>
          </div>
        )}
      </fieldset>
    );
  },
);

interface FileRowProps {
  name: string;
  note?: string;
  isDisabled: boolean;
  onRemove: () => void;
}

function FileRow({ name, note, isDisabled, onRemove }: FileRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex items-center gap-3 ps-3">
      <Icon name="download" className="size-4.5 text-muted" />
      <span className="min-w-0 flex-1 py-2 wrap-anywhere">
        {name}
        {note && <span className="block text-small text-muted">{note}</span>}
      </span>
      <IconButton
        icon="cross"
        label={t`Remove ${name}`}
        isDisabled={isDisabled}
        onPress={onRemove}
      />
    </li>
  );
}

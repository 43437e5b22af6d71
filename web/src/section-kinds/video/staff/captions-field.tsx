import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { IconButton } from "../../../ui/staff/button.tsx";
import { FileButton } from "../../../ui/staff/file-button.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { sendCaptions } from "../../../uploads/media-uploads.ts";
import { useFormEditor } from "../../form/staff/form-editor.ts";
import { useSectionField } from "../../form/staff/use-section-field.ts";
import { guessLanguage, languageOptions, nameOfLanguage } from "./caption-languages.ts";
import { nameOfFile } from "./name-of-file.ts";
import type { MediaFieldProps } from "./upload-field.tsx";
import type { CaptionsForm, VideoForm } from "./video-form.ts";

const NONE: readonly CaptionsForm[] = [];

/** Captions of a video: files, each with its language and its label in the player. */
export function CaptionsField({ section, media }: MediaFieldProps) {
  const { t, i18n } = useLingui();
  const editor = useFormEditor();
  const { set, field, isDisabled } = useSectionField(section);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<ReactNode>(null);
  const captions = section.captions ?? NONE;
  const names = captions.flatMap((_, index) =>
    ["language", "label", "file"].map((part) => `video_captions.${index}.${part}`),
  );
  const { error } = field("video_captions", ...names);

  function change(index: number, part: Partial<CaptionsForm>): void {
    const changed = captions.map((one, at) => (at === index ? { ...one, ...part } : one));
    set({ captions: changed }, "video_captions", ...names);
  }

  async function add(files: readonly File[]): Promise<void> {
    setSending(true);
    setRefused(null);
    const known = [...captions];
    for (const file of files) {
      try {
        const reference = await sendCaptions(media.pageId, file);
        // The same file again.
        if (known.some((one) => one.file === reference)) continue;
        const language = guessLanguage(file.name, known, i18n.locale);
        const added = { language, label: nameOfLanguage(language), file: reference };
        known.push(added);
        editor.edit<VideoForm>(
          section.key,
          (form) => ({ ...form, captions: [...(form.captions ?? NONE), added] }),
          ["video_captions"],
        );
      } catch (failure) {
        setRefused(
          <>
            {file.name}: {reasonOf(failure)}
          </>,
        );
      }
    }
    setSending(false);
  }

  return (
    <fieldset className="min-w-0" data-field="video_captions">
      <legend className="mb-1.5 font-semibold">{t`Captions`}</legend>
      {captions.length > 0 && (
        <ul className="mb-3 divide-y divide-line rounded-control border border-line">
          {captions.map((one, index) => {
            const name = nameOfFile(one.file) ?? one.file;
            return (
              <li key={one.file} className="flex flex-wrap items-end gap-3 p-3">
                <p className="basis-full text-small text-muted wrap-anywhere">{name}</p>
                <SelectField
                  label={t`Language`}
                  className="min-w-52 flex-1"
                  value={one.language}
                  isDisabled={isDisabled}
                  options={languageOptions(i18n.locale, one.language)}
                  onChange={(language) =>
                    change(index, { language, label: nameOfLanguage(language) })
                  }
                />
                <TextField
                  label={t`Name in the player`}
                  className="min-w-52 flex-1"
                  value={one.label}
                  maxLength={60}
                  isDisabled={isDisabled}
                  onChange={(label) => change(index, { label })}
                />
                <IconButton
                  icon="cross"
                  label={t`Remove ${name}`}
                  isDisabled={isDisabled}
                  onPress={() =>
                    set({ captions: captions.filter((other) => other !== one) }, "video_captions")
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
      <FileButton
        label={t`Add captions`}
        accept={[".vtt"]}
        multiple
        busy={isSending}
        isDisabled={isDisabled}
        onChoose={(files) => void add(files)}
      />
      <p className="mt-1.5 text-small text-muted">
        {t`WebVTT files (.vtt). Those in a student’s language are shown at once.`}
      </p>
      <div role="alert" className="empty:hidden">
        {(refused ?? error) && (
          <p className="mt-1.5 text-small text-wrong wrap-anywhere" data-issue="" tabIndex={-1}>
            {refused ?? error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** The server's reason, or why the file did not get there. */
function reasonOf(failure: unknown): ReactNode {
  const said = failure instanceof ApiError ? failure.fieldMessages["captions"] : undefined;
  return said ?? <FailureText {...describeFailure(failure)} />;
}

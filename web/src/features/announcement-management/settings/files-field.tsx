import { useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncement } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { formatSize } from "../../../i18n/format-size.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/staff/alert.tsx";
import { IconButton } from "../../../ui/staff/button.tsx";
import { FileButton } from "../../../ui/staff/file-button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { UploadProgress } from "../../../ui/staff/upload-progress.tsx";
import { ATTACHED_EXTENSIONS, checkAttachment, megabytes } from "../../../uploads/check-file.ts";
import { attachFile, detachFile } from "../queries/announcement-queries.ts";
import { storeAnnouncement } from "../queries/store-announcement.ts";

interface FilesFieldProps {
  announcement: ManagedAnnouncement;
  isDisabled: boolean;
}

/** The files that an announcement offers for download: each is stored as soon as it is chosen. */
export function FilesField({ announcement, isDisabled }: FilesFieldProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { id, files, file_limit: limit } = announcement;
  const most = megabytes(limit);
  const [sent, setSent] = useState<{ name: string; percentage: number } | null>(null);
  const [refused, setRefused] = useState<readonly { name: string; reason: ReactNode }[]>([]);
  const refuse = (name: string, reason: ReactNode) =>
    setRefused((others) => [...others, { name, reason }]);

  const add = useMutation({
    async mutationFn(chosen: readonly File[]) {
      for (const file of chosen) {
        const { name } = file;
        setSent({ name, percentage: 0 });
        try {
          const onProgress = (percentage: number) => setSent({ name, percentage });
          await storeAnnouncement(queryClient, await attachFile(id, file, onProgress));
        } catch (error) {
          const message = error instanceof ApiError ? error.fieldMessages["file"] : undefined;
          refuse(name, message ?? <FailureText {...describeFailure(error)} />);
        }
      }
    },
    onSettled: () => setSent(null),
  });
  const remove = useMutation({
    mutationFn: (name: string) => detachFile(id, name),
    onSuccess: (saved) => storeAnnouncement(queryClient, saved),
  });

  function choose(chosen: File[]): void {
    const reasons = {
      type: t`Only zip, pdf, doc, docx, pptx, xlsx, odt, odp, ods, xml, png, jpg, gif and webp files can be attached.`,
      empty: t`This file is empty.`,
      size: t`This file is larger than ${most}.`,
    };
    setRefused([]);
    const accepted = chosen.filter((file) => {
      const issue = checkAttachment(file, limit);
      if (issue) refuse(file.name, reasons[issue]);
      return issue === null;
    });
    if (accepted.length > 0) add.mutate(accepted);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t`Files to download`}</legend>
      {files.length > 0 && (
        <ul className="mb-3 divide-y divide-line rounded-control border border-line bg-card">
          {files.map(({ name, size, href }) => (
            <li key={name} className="flex items-center gap-3 ps-3">
              <Icon name="download" className="size-4.5 text-muted" />
              <span className="min-w-0 flex-1 py-2 wrap-anywhere">
                <a href={href} download className="underline underline-offset-4">
                  {name}
                </a>
                <span className="ms-2 text-small text-muted">{formatSize(size, i18n.locale)}</span>
              </span>
              <IconButton
                icon="cross"
                label={t`Remove ${name}`}
                isDisabled={isDisabled || remove.isPending}
                onPress={() => remove.mutate(name)}
              />
            </li>
          ))}
        </ul>
      )}
      {sent ? (
        <UploadProgress label={sent.name} percentage={sent.percentage} />
      ) : (
        <FileButton
          label={t`Add files`}
          accept={ATTACHED_EXTENSIONS}
          multiple
          isDisabled={isDisabled}
          onChoose={choose}
        />
      )}
      <p className="mt-1.5 text-small text-muted">
        {t`Documents (pdf, doc, docx, odt, pptx, odp, xlsx, ods), pictures (png, jpg, gif, webp), zip and xml, up to ${most} each. Files are stored at once.`}
      </p>
      {(refused.length > 0 || remove.isError) && (
        <div className="mt-3">
          <Alert tone="wrong">
            {remove.isError && <FailureText {...describeFailure(remove.error)} />}
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
}

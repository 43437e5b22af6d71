import { useLingui } from "@lingui/react/macro";
import type { MediaUpload } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { formatSize } from "../../../i18n/format-size.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FileButton } from "../../../ui/staff/file-button.tsx";
import { MEDIA_EXTENSIONS } from "../../../uploads/check-file.ts";
import type { MediaUploads } from "../../../uploads/media-uploads.ts";

interface UnfinishedUploadsProps {
  uploads: MediaUploads;
  /** Takes the same file again, to resume. */
  onChoose: (files: File[]) => void;
  /** Takes a complete file, as `files/NAME`. */
  onTake: (reference: string) => void;
}

/** Uploads begun before a page reload, or on another device. */
export function UnfinishedUploads({ uploads, onChoose, onTake }: UnfinishedUploadsProps) {
  const { t, i18n } = useLingui();
  const known = useQuery({
    queryKey: ["media-uploads", uploads.pageId],
    queryFn: ({ signal }) => uploads.list(signal),
    // Other tabs and processes may continue them.
    staleTime: 0,
  });
  const running = uploads.ids();
  const shown = (known.data ?? []).filter(
    ({ id, state }) => state !== "refused" && !running.has(id),
  );
  if (shown.length === 0) return null;

  async function forget({ id }: MediaUpload): Promise<void> {
    await uploads.forget(id);
    await known.refetch();
  }
  function take(upload: MediaUpload): void {
    onTake(upload.reference ?? "");
    void forget(upload);
  }
  const describe = ({ state, size, received }: MediaUpload) => {
    const of = formatSize(size, i18n.locale);
    const done = formatSize(received, i18n.locale);
    if (state === "ready") return t`Uploaded, ${of}`;
    if (state === "checking") return t`The server is checking the file.`;
    return t`Unfinished: ${done} of ${of}. Choose the file again, and it goes on from there.`;
  };
  return (
    <ul className="divide-y divide-line rounded-control border border-line">
      {shown.map((upload) => (
        <li key={upload.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
          <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
            {upload.name}
            <span className="block text-small text-muted">{describe(upload)}</span>
          </span>
          {upload.state === "receiving" && (
            <FileButton label={t`Continue`} accept={MEDIA_EXTENSIONS} onChoose={onChoose} />
          )}
          {upload.state === "ready" && (
            <Button variant="quiet" onPress={() => take(upload)}>
              {t`Use it`}
            </Button>
          )}
          <Button variant="plain" onPress={() => void forget(upload)}>
            {t`Discard`}
          </Button>
        </li>
      ))}
    </ul>
  );
}

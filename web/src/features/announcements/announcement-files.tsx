import { useLingui } from "@lingui/react/macro";
import type { OpenedAnnouncement } from "@paso/contract";

import { formatSize } from "../../i18n/format-size.ts";
import { Icon } from "../../ui/student/icon.tsx";

/** Files to download, each with its size. */
export function AnnouncementFiles({ files }: { files: OpenedAnnouncement["files"] }) {
  const { t, i18n } = useLingui();
  return (
    <ul aria-label={t`Files`} className="mt-8 flex flex-wrap gap-3">
      {files.map(({ name, href, size }) => (
        <li key={name} className="max-w-full">
          <a
            href={href}
            download
            className="flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-card px-4 py-2 no-underline transition-colors hover:border-edge"
          >
            <Icon name="download" className="size-5 text-accent" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-small text-muted tabular-nums">
              {formatSize(size, i18n.locale)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncement } from "@paso/contract";
import { useMemo } from "react";

import { useDraft } from "../../../drafts/use-draft.ts";
import { Loading } from "../../../ui/staff/loading.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { TextFilesContext } from "../../../uploads/text-files.ts";
import { CommentPanel } from "../comments/comment-panel.tsx";
import { announcementFiles } from "../queries/announcement-files.ts";
import { ReaderList } from "../readers/reader-list.tsx";
import { AnnouncementActions } from "./announcement-actions.tsx";
import { readAnnouncementDraft } from "./announcement-draft.ts";
import { AnnouncementForm } from "./announcement-form.tsx";
import { AnnouncementHead } from "./announcement-head.tsx";

interface AnnouncementEditorProps {
  announcement: ManagedAnnouncement;
  /** Called after deletion. */
  onDeleted: () => void;
}

/** Writing and following an announcement. Give it a `key` per announcement. */
export function AnnouncementEditor({ announcement, onDeleted }: AnnouncementEditorProps) {
  const { t } = useLingui();
  const { id, state, course, file_limit, picture_limit } = announcement;
  useDocumentTitle(t`News`, announcement.title);
  const draft = useDraft(`announcement:${id}`, readAnnouncementDraft);
  const files = useMemo(
    () => announcementFiles({ id, file_limit, picture_limit }),
    [id, file_limit, picture_limit],
  );
  const wasSent = state === "sent" || state === "expired" || state === "withdrawn";
  return (
    <TextFilesContext value={files}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <AnnouncementHead announcement={announcement}>
          {announcement.may_change && (
            <AnnouncementActions
              announcement={announcement}
              onDeleted={() => {
                void draft.discard();
                onDeleted();
              }}
            />
          )}
        </AnnouncementHead>
        {draft.ready ? (
          <AnnouncementForm announcement={announcement} draft={draft} />
        ) : (
          <Loading className="py-10" />
        )}
        {wasSent && (announcement.allows_comments || announcement.comments > 0) && (
          <CommentPanel announcement={announcement} />
        )}
        {/* Only administrators may see who reads site-wide announcements. */}
        {wasSent && (course !== null || announcement.may_change) && (
          <ReaderList announcement={announcement} />
        )}
      </div>
    </TextFilesContext>
  );
}

import { useLingui } from "@lingui/react/macro";

import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { AnnouncementList } from "./announcement-list.tsx";
import { NewAnnouncementButton } from "./new-announcement-button.tsx";

/** All announcements of the user's courses and of the site, and a button to create one. */
export function StaffNews({ onCreated }: { onCreated: (announcementId: number) => void }) {
  const { t } = useLingui();
  useDocumentTitle(t`News`);
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-5 pt-6 pb-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title font-bold">{t`News`}</h1>
          <p className="mt-1 max-w-prose text-muted">
            {t`What you announce to a course or a group appears in its students’ news, in the bell and by e-mail.`}
          </p>
        </div>
        <NewAnnouncementButton onCreated={onCreated} />
      </div>
      <AnnouncementList />
    </div>
  );
}

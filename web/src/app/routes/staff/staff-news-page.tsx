import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";

import {
  AnnouncementList,
  NewAnnouncementButton,
} from "../../../features/announcement-management/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/authoring/news` */
export function StaffNewsPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
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
        <NewAnnouncementButton
          onCreated={(id) =>
            void navigate({
              to: "/authoring/news/$announcementId",
              params: { announcementId: String(id) },
            })
          }
        />
      </div>
      <AnnouncementList />
    </div>
  );
}

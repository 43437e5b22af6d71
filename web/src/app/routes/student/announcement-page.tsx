import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { announcementQuery, OpenedAnnouncement } from "../../../features/announcements/index.ts";
import { CodeBlocks } from "../../../features/code-blocks/index.ts";
import { Pictures } from "../../../features/pictures/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/student/news/{announcementId}` */
export function AnnouncementPage() {
  const { t } = useLingui();
  const { announcementId } = useParams({ from: "/signed-in/student/news/$announcementId" });
  const announcement = useQuery(announcementQuery(Number(announcementId)));
  useDocumentTitle(t`News`, announcement.data?.title);
  return (
    <StudentMainLayout>
      <QueryScreen query={announcement} subject={`announcement-${announcementId}`}>
        {(data) => (
          <>
            <OpenedAnnouncement key={data.id} announcement={data} />
            <Pictures />
            <CodeBlocks />
          </>
        )}
      </QueryScreen>
    </StudentMainLayout>
  );
}

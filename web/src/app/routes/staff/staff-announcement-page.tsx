import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";

import {
  AnnouncementEditor,
  managedAnnouncementQuery,
} from "../../../features/announcement-management/index.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/authoring/news/{announcementId}` */
export function StaffAnnouncementPage() {
  const navigate = useNavigate();
  const { announcementId } = useParams({
    from: "/signed-in/staff/authoring/news/$announcementId",
  });
  const announcement = useQuery(managedAnnouncementQuery(Number(announcementId)));
  return (
    <StaffQueryScreen query={announcement}>
      {(data) => (
        <div className="mx-auto max-w-5xl px-5 pt-4 pb-24">
          <AnnouncementEditor
            key={data.id}
            announcement={data}
            onDeleted={() => void navigate({ to: "/authoring/news" })}
          />
        </div>
      )}
    </StaffQueryScreen>
  );
}

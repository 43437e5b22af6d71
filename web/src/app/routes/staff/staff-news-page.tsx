import { useNavigate } from "@tanstack/react-router";

import { StaffNews } from "../../../features/announcement-management/index.ts";

/** `/authoring/news` */
export function StaffNewsPage() {
  const navigate = useNavigate();
  return (
    <StaffNews
      onCreated={(id) =>
        void navigate({
          to: "/authoring/news/$announcementId",
          params: { announcementId: String(id) },
        })
      }
    />
  );
}

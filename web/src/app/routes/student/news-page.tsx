import { useLingui } from "@lingui/react/macro";

import { NewsList } from "../../../features/announcements/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";

/** `/student/news` */
export function NewsPage() {
  const { t } = useLingui();
  useDocumentTitle(t`News`);
  return (
    <StudentMainLayout>
      <NewsList />
    </StudentMainLayout>
  );
}

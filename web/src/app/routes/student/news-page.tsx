import { useLingui } from "@lingui/react/macro";

import { NewsList } from "../../../features/announcements/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { StudentNav } from "../../layouts/student-nav.tsx";

/** `/student/news` */
export function NewsPage() {
  const { t } = useLingui();
  useDocumentTitle(t`News`);
  return (
    <StudentLayout nav={<StudentNav />}>
      <NewsList />
    </StudentLayout>
  );
}

import { useLingui } from "@lingui/react/macro";

import { LiveClasses } from "../../../features/live/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";

/** `/student/live` */
export function LiveClassesPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Live classes`);
  return (
    <StudentMainLayout>
      <LiveClasses />
    </StudentMainLayout>
  );
}

import { useLingui } from "@lingui/react/macro";

import { PinList } from "../../../features/opinions/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";

/** `/student/pins` */
export function PinsPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Pinned opinions`);
  return (
    <StudentMainLayout>
      <PinList />
    </StudentMainLayout>
  );
}

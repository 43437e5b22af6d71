import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { diplomasQuery, OwnDiplomas } from "../../../features/diplomas/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/student/diplomas` */
export function DiplomasPage() {
  const { t } = useLingui();
  const diplomas = useQuery(diplomasQuery);
  useDocumentTitle(t`My diplomas`);
  return (
    <StudentMainLayout>
      <QueryScreen query={diplomas} subject="diplomas">
        {(list) => <OwnDiplomas list={list} />}
      </QueryScreen>
    </StudentMainLayout>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";

import { classQuery, ClassScreen } from "../../../features/class-question/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

/** `/class/{code}`, where a phone lands in class */
export function ClassPage() {
  const { t } = useLingui();
  const { code } = useParams({ from: "/signed-in/class/$code" });
  const query = useQuery(classQuery(code));
  useDocumentTitle(t`In class`, query.data?.course.title);
  return (
    <StudentLayout>
      <QueryScreen query={query} subject={`class-${code}`}>
        {(view) => <ClassScreen code={code} view={view} />}
      </QueryScreen>
    </StudentLayout>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { classQuery, ClassScreen } from "../../../features/class-question/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { QueryScreen } from "../../screens/query-screen.tsx";

const EnterCode = lazyPart(async () => (await import("./enter-code.tsx")).EnterCode);

/** `/class/{code}`, where a phone lands in class */
export function ClassPage() {
  const { t } = useLingui();
  const { code } = useParams({ from: "/signed-in/class/$code" });
  const query = useQuery(classQuery(code));
  useDocumentTitle(t`In class`, query.data?.course.title);
  const isUnknown = !query.data && query.error instanceof ApiError && query.error.status === 404;
  return (
    <StudentLayout>
      {isUnknown ? (
        <Suspense>
          <EnterCode key={code} code={code} refused={describeFailure(query.error)} />
        </Suspense>
      ) : (
        <QueryScreen query={query} subject={`class-${code}`}>
          {(view) => <ClassScreen code={code} view={view} />}
        </QueryScreen>
      )}
    </StudentLayout>
  );
}

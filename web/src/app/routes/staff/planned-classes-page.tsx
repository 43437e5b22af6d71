import { useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";

import { PlannedClasses } from "../../../features/live-management/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/authoring/live?course={courseId}` */
export function PlannedClassesPage() {
  const { t } = useLingui();
  const { course } = useSearch({ from: "/signed-in/staff/authoring/live" });
  useDocumentTitle(t`Live classes`);
  return (
    <div className="mx-auto max-w-5xl px-5 pt-6 pb-24">
      <PlannedClasses key={course} courseId={course ?? null} />
    </div>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";

import { NewClass } from "../../../features/live-management/index.ts";
import { showToast } from "../../../ui/staff/toast.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/authoring/live/new?course={courseId}` */
export function NewLiveClassPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { course } = useSearch({ from: "/signed-in/staff/authoring/live/new" });
  useDocumentTitle(t`New live class`);
  return (
    <div className="mx-auto max-w-5xl px-5 pt-4 pb-24">
      <NewClass
        courseId={course ?? null}
        onCreated={({ id }) => {
          showToast({ text: t`Planned. Its people are notified.` });
          void navigate({
            to: "/authoring/live/$classId/{-$panel}",
            params: { classId: String(id), panel: undefined },
          });
        }}
      />
    </div>
  );
}

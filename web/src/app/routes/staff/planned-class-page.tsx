import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";

import {
  ClassHead,
  EditClass,
  PlannedClassPage as PlannedClass,
  plannedClassQuery,
} from "../../../features/live-management/index.ts";
import { showToast } from "../../../ui/staff/toast.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { NothingHere } from "./nothing-here.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const ROUTE = "/signed-in/staff/authoring/live/$classId/{-$panel}";

/** `/authoring/live/{classId}?date={occurrenceId}` and `/authoring/live/{classId}/edit` */
export function PlannedClassPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { classId, panel } = useParams({ from: ROUTE });
  const { date } = useSearch({ from: ROUTE });
  const planned = useQuery(plannedClassQuery(Number(classId)));
  useDocumentTitle(t`Live class`, planned.data?.title);
  if (panel !== undefined && panel !== "edit") return <NothingHere />;
  return (
    <StaffQueryScreen query={planned}>
      {(data) => (
        <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-8 px-5 pt-4 pb-24">
          {panel === "edit" && data.may_change ? (
            <>
              <ClassHead planned={data} />
              <EditClass
                key={data.id}
                planned={data}
                onSaved={() => {
                  showToast({ text: t`Saved` });
                  void navigate({
                    to: "/authoring/live/$classId/{-$panel}",
                    params: { classId, panel: undefined },
                  });
                }}
              />
            </>
          ) : (
            <PlannedClass
              key={data.id}
              planned={data}
              occurrenceId={date}
              onDeleted={() => void navigate({ to: "/authoring/live" })}
            />
          )}
        </div>
      )}
    </StaffQueryScreen>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { TrashList, trashQuery } from "../../../features/authored-courses/index.ts";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";
import { useGoSaved } from "./use-go-saved.ts";

/** `/authoring/trash` */
export function TrashPage() {
  const { t } = useLingui();
  const trash = useQuery(trashQuery);
  const goSaved = useGoSaved();
  useDocumentTitle(t`Trash`);
  return (
    <StaffQueryScreen query={trash}>
      {(data) => (
        <div className="mx-auto grid max-w-column gap-6 px-5 pt-6 pb-24">
          <div>
            <Link
              to="/authoring"
              className="-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
            >
              <Icon name="back" />
              {t`All courses`}
            </Link>
            <h1 className="text-title font-bold">{t`Trash`}</h1>
          </div>
          <TrashList trash={data} onGo={goSaved} />
        </div>
      )}
    </StaffQueryScreen>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { SystemFigures, systemQuery } from "../../../features/site-overview/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/admin/system`: the state of the installation. */
export function SystemPage() {
  const { t } = useLingui();
  const system = useQuery(systemQuery);
  useDocumentTitle(t`System`);
  return (
    <StaffQueryScreen query={system}>
      {(state) => (
        <div className="mx-auto grid max-w-5xl gap-6 px-5 pt-6 pb-24">
          <h1 className="text-title font-bold">{t`System`}</h1>
          <SystemFigures system={state} />
        </div>
      )}
    </StaffQueryScreen>
  );
}

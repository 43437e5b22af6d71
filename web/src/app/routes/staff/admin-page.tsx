import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { SiteFigures, siteOverviewQuery } from "../../../features/site-overview/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/admin`: the site at a glance. */
export function AdminPage() {
  const { t } = useLingui();
  const overview = useQuery(siteOverviewQuery);
  useDocumentTitle(t`Administration`);
  return (
    <StaffQueryScreen query={overview}>
      {(site) => (
        <div className="mx-auto grid max-w-5xl gap-6 px-5 pt-6 pb-24">
          <h1 className="text-title font-bold">{t`Administration`}</h1>
          <SiteFigures site={site} />
        </div>
      )}
    </StaffQueryScreen>
  );
}

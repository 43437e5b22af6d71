import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { SiteForm, siteQuery } from "../../../features/site-settings/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

/** `/admin/site`: what administrators decide about the site. */
export function SitePage() {
  const { t } = useLingui();
  const site = useQuery(siteQuery);
  useDocumentTitle(t`Site`);
  return (
    <StaffQueryScreen query={site}>
      {(settings) => (
        <div className="mx-auto grid max-w-5xl gap-6 px-5 pt-6 pb-24">
          <div>
            <h1 className="text-title font-bold">{t`Site`}</h1>
            <p className="mt-1 max-w-prose text-muted">
              {t`Changes apply to everybody within seconds, and are recorded in the audit log.`}
            </p>
          </div>
          <SiteForm settings={settings} />
        </div>
      )}
    </StaffQueryScreen>
  );
}

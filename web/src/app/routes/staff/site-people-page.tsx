import { useLingui } from "@lingui/react/macro";

import { SitePeople } from "../../../features/site-people/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/admin/people` */
export function SitePeoplePage() {
  const { t } = useLingui();
  useDocumentTitle(t`People`);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-6 pb-24">
      <div>
        <h1 className="text-title font-bold">{t`People`}</h1>
        <p className="mt-1 max-w-prose text-muted">
          {t`Everybody who has an account on this site, and what they may do.`}
        </p>
      </div>
      <SitePeople />
    </div>
  );
}

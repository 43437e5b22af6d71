import { useLingui } from "@lingui/react/macro";

import { AuditList } from "../../../features/audit/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/admin/audit` */
export function AuditPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Audit log`);
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-5 pt-6 pb-24">
      <div>
        <h1 className="text-title font-bold">{t`Audit log`}</h1>
        <p className="mt-1 max-w-prose text-muted">
          {t`What was changed on this site, by whom and when. Nothing here can be changed or deleted.`}
        </p>
      </div>
      <AuditList />
    </div>
  );
}

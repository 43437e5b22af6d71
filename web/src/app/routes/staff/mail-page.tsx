import { useLingui } from "@lingui/react/macro";

import { MailList } from "../../../features/mails/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/admin/mail` */
export function MailPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Mail`);
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-5 pt-6 pb-24">
      <div>
        <h1 className="text-title font-bold">{t`Mail`}</h1>
        <p className="mt-1 max-w-prose text-muted">
          {t`What this site sends. What the mail server does not accept yet is tried again for three days.`}
        </p>
      </div>
      <MailList />
    </div>
  );
}

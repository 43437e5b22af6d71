import { useLingui } from "@lingui/react/macro";

import { WebhookSettings } from "../../../features/webhooks/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/admin/webhooks` */
export function WebhooksPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Webhooks`);
  return (
    <div className="mx-auto grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-6 pb-24">
      <div>
        <h1 className="text-title font-bold">{t`Webhooks`}</h1>
        <p className="mt-1 max-w-prose text-muted">
          {t`Servers that are told of what happens in all courses. A course has its own under its results.`}
        </p>
      </div>
      <WebhookSettings owner={null} />
    </div>
  );
}

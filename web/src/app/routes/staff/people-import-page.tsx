import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { PeopleImport } from "../../../features/people-import/index.ts";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/admin/people/import` */
export function PeopleImportPage() {
  const { t } = useLingui();
  useDocumentTitle(t`Import people`);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 px-5 pt-6 pb-24">
      <div>
        <Link
          to="/admin/people"
          className="-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
        >
          <Icon name="back" />
          {t`People`}
        </Link>
        <h1 className="text-title font-bold">{t`Import people`}</h1>
      </div>
      <PeopleImport />
    </div>
  );
}

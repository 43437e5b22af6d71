import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import {
  AccountErasure,
  DataDownload,
  dataExportQuery,
  erasureQuery,
} from "../../../features/accounts/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { QueryScreen } from "../../screens/query-screen.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** `/account/data` */
export function OwnDataPage() {
  const { t } = useLingui();
  const copy = useQuery(dataExportQuery);
  const erasure = useQuery(erasureQuery);
  useDocumentTitle(t`Your data`);
  return (
    <AccountFrame>
      <section aria-labelledby="download" className="grid gap-4">
        <div>
          <h2 id="download" className="text-question font-semibold">
            {t`Download my data`}
          </h2>
          <p className="mt-1 text-muted">
            {t`Everything this site stores about you, as a zip: a page to read in your browser, and the same data as files for programs. It takes a moment to prepare.`}
          </p>
        </div>
        <QueryScreen query={copy} subject="own-data" isPart>
          {(data) => <DataDownload data={data} />}
        </QueryScreen>
      </section>
      <section aria-labelledby="erase" className="grid gap-4">
        <h2 id="erase" className="text-question font-semibold">
          {t`Erase my account`}
        </h2>
        <QueryScreen query={erasure} subject="erasure" isPart>
          {(data) => <AccountErasure data={data} />}
        </QueryScreen>
      </section>
    </AccountFrame>
  );
}

import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { PagedList } from "../../ui/staff/paged-list.tsx";
import { mailsQuery, type Wanted } from "./api.ts";
import { MailRow } from "./mail-row.tsx";
import { MailSearch } from "./mail-search.tsx";
import { MailSummary } from "./mail-summary.tsx";

/** The site's mails: pending, sent and failed. */
export function MailList() {
  const { t } = useLingui();
  const [wanted, setWanted] = useState<Wanted>({ state: "all", search: "" });
  const mails = useInfiniteQuery(mailsQuery(wanted));
  const first = mails.data?.pages[0];
  const items = mails.data?.pages.flatMap((part) => part.mails) ?? [];
  const isFiltered = wanted.state !== "all" || wanted.search !== "";

  return (
    <div className="grid gap-6">
      {first && <MailSummary mails={first} />}
      <MailSearch wanted={wanted} onChange={setWanted} />
      <PagedList
        query={mails}
        failure={mails.error && describeFailure(mails.error)}
        items={items}
        empty={
          <EmptyState
            title={isFiltered ? t`No e-mails found` : t`No e-mails yet`}
            text={
              isFiltered
                ? t`Nothing matches the search and the filter.`
                : t`Every mail of this site appears here, with what the mail server said, and stays for 90 days after it was sent.`
            }
          />
        }
        more={t`Show more e-mails`}
      >
        {(mail) => <MailRow key={mail.id} mail={mail} />}
      </PagedList>
    </div>
  );
}

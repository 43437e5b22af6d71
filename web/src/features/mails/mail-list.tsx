import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { EmptyState } from "../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { mailsQuery, type Wanted } from "./api.ts";
import { MailRow } from "./mail-row.tsx";
import { MailSearch } from "./mail-search.tsx";
import { MailSummary } from "./mail-summary.tsx";

/** The site's mails: what waits, what was sent and what failed. */
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
      {mails.isPending && <Loading className="py-10" />}
      {mails.isSuccess && items.length === 0 && (
        <EmptyState
          title={isFiltered ? t`No e-mails found` : t`No e-mails yet`}
          text={
            isFiltered
              ? t`Nothing fits what is shown and searched for.`
              : t`Every mail of this site appears here, with what the mail server said, and stays for 90 days after it was sent.`
          }
        />
      )}
      {items.length > 0 && (
        <ul className="overflow-hidden rounded-card border border-line bg-card">
          {items.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      )}
      {mails.isError && (
        <LoadFailure
          failure={describeFailure(mails.error)}
          onRetry={() => void (items.length > 0 ? mails.fetchNextPage() : mails.refetch())}
        />
      )}
      {mails.hasNextPage && !mails.isError && (
        <Button
          variant="quiet"
          busy={mails.isFetchingNextPage}
          className="justify-self-start"
          onPress={() => void mails.fetchNextPage()}
        >
          {t`Show more e-mails`}
        </Button>
      )}
    </div>
  );
}

import "./page-history.css";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { PagedList } from "../../ui/staff/paged-list.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { VersionComparison } from "./compare/version-comparison.tsx";
import { useRestore } from "./list/use-restore.ts";
import { useVersionTexts } from "./list/use-version-texts.ts";
import { VersionRow } from "./list/version-row.tsx";
import { pageHistoryQuery } from "./queries/history-queries.ts";

/** The selected version, and the one it is compared with. */
export interface Shown {
  version?: number | undefined;
  with?: number | undefined;
}

interface PageHistoryProps {
  pageId: number;
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** A page's versions next to the changes of one of them, and a button to restore it. */
export function PageHistory({ pageId, shown, onShow }: PageHistoryProps) {
  const { t } = useLingui();
  const query = useInfiniteQuery(pageHistoryQuery(pageId));
  const versions = query.data?.pages.flatMap((part) => part.versions) ?? [];
  const texts = useVersionTexts(versions);
  const first = query.data?.pages[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const { restore, error, isPending, reset } = useRestore(pageId, (version) => {
    onShow({ version });
    // The focused button is gone: the current version has no restore button.
    requestAnimationFrame(() => heading.current?.focus());
  });
  const current = first?.current ?? 0;
  const place = Math.max(
    0,
    versions.findIndex(({ version }) => version === shown.version),
  );
  const chosen = versions[place];
  const others = versions.filter(({ version }) => version !== chosen?.version);
  const other =
    others.find(({ version }) => version === shown.with) ?? versions[place + 1] ?? others[0];
  const show = (next: Shown) => {
    reset();
    onShow(next);
  };

  return (
    <div className="grid grid-cols-1 items-start gap-6 history-columns">
      <section aria-label={t`Versions`} className="grid min-w-0 gap-3 lg:sticky lg:top-20">
        <div className="history-list overflow-y-auto">
          <PagedList
            query={query}
            failure={query.error && describeFailure(query.error)}
            items={versions}
            empty={null}
            more={t`Show older versions`}
          >
            {(version) => (
              <VersionRow
                key={version.version}
                version={version}
                texts={texts}
                isCurrent={version.version === current}
                isShown={version === chosen}
                onShow={() => show({ version: version.version })}
              />
            )}
          </PagedList>
        </div>
      </section>
      {chosen && (
        <section
          aria-label={t`What changed`}
          className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4"
        >
          {other ? (
            <>
              <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
                <div className="min-w-0 flex-1 basis-60">
                  <h2 ref={heading} tabIndex={-1} className="text-question font-semibold">
                    {texts.when(chosen)}
                    <span className="block text-small font-normal text-muted">
                      {texts.who(chosen)}
                    </span>
                  </h2>
                </div>
                {first?.may_edit && chosen.version !== current && (
                  <Button
                    icon="restore"
                    busy={isPending}
                    onPress={() => restore({ version: chosen.version, current })}
                  >
                    {t`Restore this version`}
                  </Button>
                )}
              </div>
              <FormError failure={error && describeFailure(error)} />
              <div className="max-w-96">
                <SelectField
                  label={t`Compared with`}
                  value={String(other.version)}
                  onChange={(value) => show({ version: chosen.version, with: Number(value) })}
                  options={others.map((one) => ({
                    id: String(one.version),
                    label: [texts.when(one), one.saved_at && texts.what(one)]
                      .filter(Boolean)
                      .join(" · "),
                  }))}
                />
              </div>
              <VersionComparison
                pageId={pageId}
                before={Math.min(chosen.version, other.version)}
                after={Math.max(chosen.version, other.version)}
              />
            </>
          ) : (
            <p className="rounded-card border border-line bg-card p-5 text-muted">
              {t`Nobody has changed this page yet. From the next save on, you can see here who changed what and when, and restore any version.`}
            </p>
          )}
        </section>
      )}
    </div>
  );
}

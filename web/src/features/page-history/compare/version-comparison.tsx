import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { describeFailure } from "../../../api/index.ts";
import { staffKind } from "../../../section-kinds/staff-kinds.ts";
import { Alert } from "../../../ui/staff/alert.tsx";
import { LoadFailure } from "../../../ui/staff/load-failure.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { pageVersionQuery } from "../queries/history-queries.ts";
import { compareSections } from "./compare-sections.ts";
import { ComparedCard } from "./compared-card.tsx";
import { readSections } from "./read-sections.ts";

interface VersionComparisonProps {
  pageId: number;
  /** The earlier one. */
  before: number;
  after: number;
}

/** A page's content in the later of two versions, with the differences from the earlier one marked. */
export function VersionComparison({ pageId, before, after }: VersionComparisonProps) {
  const { t, i18n } = useLingui();
  const old = useQuery(pageVersionQuery(pageId, before));
  const now = useQuery(pageVersionQuery(pageId, after));
  const compared = useMemo(() => {
    if (!old.data || !now.data) return null;
    const [from, to] = [old.data, now.data].map(({ sections }) => readSections(sections));
    return compareSections(from ?? [], to ?? [], (section, other) =>
      staffKind(section).lines(section, { other, i18n }),
    );
  }, [old.data, now.data, i18n]);
  const failed = [old, now].find(({ error }) => error !== null);
  if (failed?.error) {
    return (
      <LoadFailure failure={describeFailure(failed.error)} onRetry={() => void failed.refetch()} />
    );
  }
  if (!compared) return <Loading className="py-10" />;
  if (compared.every(({ state }) => state === "same")) {
    return (
      <Alert tone="calm" title={t`The same in both`}>
        {compared.length === 0 ? t`The page had no sections.` : t`These two versions say the same.`}
      </Alert>
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-3">
      {compared.map((section) => (
        <ComparedCard key={section.id} compared={section} />
      ))}
    </ul>
  );
}

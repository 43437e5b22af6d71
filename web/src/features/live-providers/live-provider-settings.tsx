import { useLingui } from "@lingui/react/macro";
import { LIVE_PROVIDER_KINDS, type LiveProviders } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { Alert } from "../../ui/staff/alert.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { liveProvidersQuery, type Owner } from "./api.ts";
import { ProviderCard } from "./provider-card.tsx";

/** The providers for live classes, and their credentials. */
export function LiveProviderSettings({ courseId }: { courseId: Owner }) {
  const { data, error, refetch } = useQuery(liveProvidersQuery(courseId));
  if (error && !data) {
    return <LoadFailure failure={describeFailure(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading className="py-10" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Introduction providers={data} />
      {!data.can_store_secret && <NoKey />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {LIVE_PROVIDER_KINDS.map((kind) => (
          <ProviderCard key={kind} kind={kind} courseId={courseId} providers={data} />
        ))}
      </ul>
    </div>
  );
}

function Introduction({ providers }: { providers: LiveProviders }) {
  const { t } = useLingui();
  const { course, may_change: mayChange } = providers;
  return (
    <p className="max-w-prose text-muted">
      {course === null
        ? t`Live classes are held with one of these services. What you set up here can be used in every course; a course may also have its own.`
        : mayChange
          ? t`Live classes of this course are held with one of these services. What you set up here is used instead of the site’s.`
          : t`Live classes of this course are held with one of these services. Its owner and teachers can change them.`}
    </p>
  );
}

function NoKey() {
  const { t } = useLingui();
  return (
    <Alert tone="warm" title={t`Secrets cannot be stored`}>
      <p>
        {t`They are stored encrypted, and this server has no key for that. Its operator has to set PASO_SECRET_KEY. A Jitsi Meet server that needs no token works without.`}
      </p>
    </Alert>
  );
}

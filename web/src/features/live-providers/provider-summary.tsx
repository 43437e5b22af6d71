import { useLingui } from "@lingui/react/macro";
import {
  LIVE_PROVIDER_NAMES,
  type LiveProviderKind,
  type StoredLiveCredentials,
} from "@paso/contract";

import { Badge } from "../../ui/staff/badge.tsx";

interface ProviderSummaryProps {
  kind: LiveProviderKind;
  stored: StoredLiveCredentials | undefined;
  isFromSite: boolean;
}

/** A provider's capabilities, and whether it is set up. */
export function ProviderSummary({ kind, stored, isFromSite }: ProviderSummaryProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg font-semibold">{LIVE_PROVIDER_NAMES[kind]}</h3>
        {stored && <Badge tone="accent">{t`Added`}</Badge>}
        {!stored && isFromSite && <Badge tone="accent">{t`From the site`}</Badge>}
        {!stored && !isFromSite && <Badge tone="calm">{t`Not added`}</Badge>}
        {stored?.secret === "unreadable" && <Badge tone="wrong">{t`Enter the secret again`}</Badge>}
      </div>
      {stored && (
        <p className="text-small wrap-anywhere">
          {stored.kind === "zoom" ? stored.host : stored.server}
        </p>
      )}
      <Abilities kind={kind} />
    </div>
  );
}

function Abilities({ kind }: { kind: LiveProviderKind }) {
  const { t } = useLingui();
  const texts: Record<LiveProviderKind, string> = {
    zoom: t`Attendance and recordings come back by themselves. Needs a paid Zoom plan.`,
    bigbluebutton: t`Attendance and recordings come back by themselves. Needs a server of your own or a hosted one.`,
    jitsi: t`Works with any server, even without credentials. You note attendance by hand, and there are no recordings.`,
  };
  return <p className="text-small text-muted">{texts[kind]}</p>;
}

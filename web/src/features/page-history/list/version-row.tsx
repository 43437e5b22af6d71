import { useLingui } from "@lingui/react/macro";
import type { PageVersion } from "@paso/contract";

import { Badge } from "../../../ui/staff/badge.tsx";
import { useVersionTexts } from "./use-version-texts.ts";

interface VersionRowProps {
  version: PageVersion;
  isCurrent: boolean;
  isShown: boolean;
  onShow: () => void;
}

/** One version in the list, a button that shows what it changed. */
export function VersionRow({ version, isCurrent, isShown, onShow }: VersionRowProps) {
  const { t } = useLingui();
  const texts = useVersionTexts();
  const who = texts.who(version);
  const number = version.version;
  return (
    <li className="border-line not-first:border-t">
      <button
        type="button"
        aria-current={isShown}
        onClick={onShow}
        className="history-version grid w-full cursor-pointer gap-0.5 px-4 py-3 text-start"
      >
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{texts.when(version)}</span>
          {isCurrent && <Badge tone="calm">{t`Now`}</Badge>}
        </span>
        <span className="text-small text-muted">
          {[t`Version ${number}`, who].filter(Boolean).join(" · ")}
        </span>
        {version.saved_at !== null && <span className="text-small">{texts.what(version)}</span>}
      </button>
    </li>
  );
}

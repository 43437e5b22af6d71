import { useLingui } from "@lingui/react/macro";
import type { PageVersion } from "@paso/contract";

import { Badge } from "../../../ui/staff/badge.tsx";
import type { VersionTexts } from "./use-version-texts.ts";

interface VersionRowProps {
  version: PageVersion;
  texts: VersionTexts;
  isCurrent: boolean;
  isShown: boolean;
  onShow: () => void;
}

/** One version in the list, a button that shows what it changed. */
export function VersionRow({ version, texts, isCurrent, isShown, onShow }: VersionRowProps) {
  const { t } = useLingui();
  const who = texts.who(version);
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
        {who && <span className="text-small text-muted">{who}</span>}
        {version.saved_at !== null && <span className="text-small">{texts.what(version)}</span>}
      </button>
    </li>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { AskedQuestion } from "@paso/contract";

import { Button } from "../../../ui/staff/button.tsx";

interface StillOpenProps {
  asked: AskedQuestion;
  language: string;
  onGo: () => void;
}

/** While another question is shown, says which one phones can still answer, and links back to it. */
export function StillOpen({ asked, language, onGo }: StillOpenProps) {
  const { t } = useLingui();
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-3 rounded-control border border-warm bg-warm-soft px-4 py-2"
    >
      <span className="font-semibold">{t`Another question is still open:`}</span>
      <span lang={language} className="min-w-0 wrap-anywhere">
        {asked.question}
      </span>
      <Button variant="plain" onPress={onGo}>
        {t`Go to it`}
      </Button>
    </p>
  );
}

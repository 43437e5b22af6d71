import { useLingui } from "@lingui/react/macro";

import { useDraftState } from "./current-draft.ts";

/** The state of the current draft: "Draft kept 12:04, not saved yet". Nothing before the first input. */
export function DraftStatus() {
  const { t, i18n } = useLingui();
  const { phase, at, refusal } = useDraftState();
  if (phase === "none") return null;
  const time = at?.toLocaleTimeString(i18n.locale, {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  if (phase === "device") {
    return (
      <p role="status" className="text-small text-warm tabular-nums">
        {t`Kept on this device ${time}, not on the server yet`} {refusal}
      </p>
    );
  }
  if (phase === "unkept") {
    return (
      <p role="status" className="text-small text-warm">
        {t`Kept neither on this device nor on the server: save it before you leave`} {refusal}
      </p>
    );
  }
  if (phase === "published") {
    return (
      <p role="status" className="text-small whitespace-nowrap text-(--right) tabular-nums">
        {t`Saved ${time}`}
      </p>
    );
  }
  return (
    <p className="text-small text-muted tabular-nums">
      {phase === "typing"
        ? t`Keeping the draft…`
        : time
          ? t`Draft kept ${time}, not saved yet`
          : t`Draft kept, not saved yet`}
    </p>
  );
}

import { useLingui } from "@lingui/react/macro";

import { Button } from "../../ui/staff/button.tsx";
import { showToast } from "../../ui/staff/toast.ts";

/** An address to be entered elsewhere. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: t`Copied` });
    } catch {
      // Browsers may refuse; the text is there to be copied by hand.
    }
  };
  return (
    <div>
      <dt className="font-semibold">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-3">
        <code className="min-w-0 text-small wrap-anywhere">{text}</code>
        <Button
          variant="plain"
          icon="copy"
          aria-label={t`Copy ${label}`}
          onPress={() => void copy()}
        >
          {t`Copy`}
        </Button>
      </dd>
    </div>
  );
}

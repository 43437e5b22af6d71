import { useLingui } from "@lingui/react/macro";

import { Button } from "../../ui/staff/button.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { showToast } from "../../ui/staff/toast.ts";

interface WebhookSecretProps {
  secret: string;
  onDone: () => void;
}

/** Shows the secret of a new webhook, once. Must be acknowledged. */
export function WebhookSecret({ secret, onDone }: WebhookSecretProps) {
  const { t } = useLingui();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ text: t({ message: "Copied", context: "webhook" }) });
    } catch {
      // Browsers may refuse; the text is there to be copied by hand.
    }
  };
  return (
    <Dialog open role="alertdialog" title={t`The webhook was added`}>
      <div className="grid gap-4">
        <p className="text-muted">
          {t`With this secret your server checks that a delivery comes from here. It is shown only now.`}
        </p>
        <code
          aria-label={t`Secret of the webhook`}
          role="note"
          className="block rounded-control border border-line bg-paper px-4 py-3 wrap-anywhere"
        >
          {secret}
        </code>
        <div className="flex flex-wrap gap-3">
          <Button icon="copy" variant="quiet" onPress={() => void copy()}>
            {t`Copy the secret`}
          </Button>
          <Button onPress={onDone}>{t`I have kept the secret`}</Button>
        </div>
      </div>
    </Dialog>
  );
}

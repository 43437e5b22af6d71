import { useLingui } from "@lingui/react/macro";
import { type Webhook, WEBHOOK_EVENTS } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { FieldGroup } from "../../ui/staff/field-group.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { useFaultFocus } from "../../ui/staff/use-fault-focus.ts";
import { type Owner, postWebhook, putWebhook, type WebhookFields, webhooksQuery } from "./api.ts";
import { useEventTexts } from "./use-event-texts.ts";
import { WebhookSecret } from "./webhook-secret.tsx";

interface WebhookDialogProps {
  owner: Owner;
  /** Left out for a new one. */
  webhook?: Webhook;
  onClose: () => void;
}

/** A webhook's URL and events; a new one then shows its secret, once. */
export function WebhookDialog({ owner, webhook, onClose }: WebhookDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const texts = useEventTexts();
  const [typed, setTyped] = useState<WebhookFields>({
    url: webhook?.url ?? "",
    events: webhook?.events ?? [],
    is_enabled: webhook?.is_enabled ?? true,
  });
  const save = useMutation({
    mutationFn: async () => {
      if (!webhook) return (await postWebhook(owner, typed)).secret;
      await putWebhook(webhook.id, typed);
      return null;
    },
    onSuccess: async (secret) => {
      await queryClient.invalidateQueries(webhooksQuery(owner));
      if (secret === null) onClose();
    },
  });
  const issues = save.error instanceof ApiError ? save.error.fieldMessages : {};
  const hasIssues = Object.keys(issues).length > 0;
  const form = useFaultFocus(save.error);

  if (save.data) return <WebhookSecret secret={save.data} onDone={onClose} />;
  return (
    <Dialog open onClose={onClose} title={webhook ? t`Change a webhook` : t`Add a webhook`}>
      <form
        ref={form}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
      >
        <TextField
          label={t({ message: "Address", context: "webhook" })}
          hint={t`Of a server of yours, on the public internet and with https.`}
          type="url"
          placeholder="https://"
          maxLength={2000}
          value={typed.url}
          onChange={(url) => setTyped({ ...typed, url })}
          error={issues["url"]}
        />
        <FieldGroup legend={t`What it is told of`} error={issues["events"]}>
          {WEBHOOK_EVENTS.map((event) => (
            <CheckboxField
              key={event}
              label={texts[event]}
              value={typed.events.includes(event)}
              onChange={(isChosen) =>
                setTyped({
                  ...typed,
                  events: WEBHOOK_EVENTS.filter((one) =>
                    one === event ? isChosen : typed.events.includes(one),
                  ),
                })
              }
            />
          ))}
        </FieldGroup>
        <FormError failure={save.error && !hasIssues ? describeFailure(save.error) : null} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {webhook ? t`Save` : t`Add the webhook`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

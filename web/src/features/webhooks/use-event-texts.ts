import { useLingui } from "@lingui/react/macro";
import type { WebhookEvent } from "@paso/contract";

/** Names of the webhook events. */
export function useEventTexts(): Record<WebhookEvent, string> {
  const { t } = useLingui();
  return {
    "students.enrolled": t`Students were enrolled`,
    "sign_up.requested": t`Somebody asked to join`,
    "course.finished": t`A student finished the course`,
    "diploma.ready": t`A diploma is ready`,
  };
}

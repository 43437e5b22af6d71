import { useLingui } from "@lingui/react/macro";
import { getSession } from "@paso/contract";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

import { call, noAnswer, transientError } from "../api/index.ts";
import { useRetry } from "../session/use-retry.ts";
import { Button } from "../ui/student/button.tsx";
import { Loading } from "../ui/student/loading.tsx";
import { RetryNotice } from "../ui/student/retry-notice.tsx";
import { type DialogProps, DeferredDialog } from "./deferred-dialog.tsx";

interface DeferredPartProps<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** Whether it is a dialog, which has `open` and `onClose`. */
  dialog: boolean;
  props: Props;
}

/** Placeholder for a part whose code failed to load at first, until it does. */
export function DeferredPart<Props extends object>({
  load,
  dialog,
  props,
}: DeferredPartProps<Props>) {
  const { t } = useLingui();
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);

  async function tryAgain(): Promise<void> {
    await load().then(
      (part) => setPart(() => part),
      (error: unknown) => setFailure(noAnswer(error)),
    );
  }

  /** If the server responds nonetheless, a new version has replaced the code. */
  async function tryHarder(): Promise<void> {
    await load()
      .catch(() => call(getSession).then(() => location.reload()))
      .catch(() => {});
    await tryAgain();
  }

  const begin = useEffectEvent(tryAgain);
  useEffect(() => void begin(), []);
  useRetry(failure, () => void tryAgain());

  if (Part) return <Part {...props} />;
  const reason = transientError(failure);
  const notice = reason ? (
    <RetryNotice reason={reason}>
      <Button variant="quiet" onClick={() => void tryHarder()} className="mt-3">
        {t`Try again`}
      </Button>
    </RetryNotice>
  ) : (
    <Loading />
  );
  if (!dialog) return notice;
  return <DeferredDialog {...(props as unknown as DialogProps)}>{notice}</DeferredDialog>;
}

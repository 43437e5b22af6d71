import { useLingui } from "@lingui/react/macro";
import { getSession } from "@paso/contract";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";

import { call, noAnswer, transientError } from "../api/index.ts";
import { useRetry } from "../session/use-retry.ts";
import { Alert } from "../ui/student/alert.tsx";
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
  /** Whether the server responded although the code did not come: a new version has replaced it. */
  const [isReplaced, setIsReplaced] = useState(false);

  async function tryAgain(): Promise<void> {
    await load().then(
      (part) => setPart(() => part),
      async (error: unknown) => {
        const responded = await call(getSession).then(
          () => true,
          () => false,
        );
        setIsReplaced(responded);
        setFailure(noAnswer(error));
      },
    );
  }

  const begin = useEffectEvent(tryAgain);
  useEffect(() => void begin(), []);
  useRetry(failure, () => void tryAgain());

  if (Part) return <Part {...props} />;
  const notice = describe();
  if (!dialog) return notice;
  return <DeferredDialog {...(props as unknown as DialogProps)}>{notice}</DeferredDialog>;

  function describe() {
    const reason = transientError(failure);
    if (reason === null) return <Loading />;
    if (isReplaced) {
      return (
        <Alert tone="warm" title={t`This part of the page did not load.`}>
          <p>{t`Paso may have been updated. Reload the page to go on.`}</p>
          <Button variant="quiet" onClick={() => location.reload()} className="mt-3">
            {t`Reload the page`}
          </Button>
        </Alert>
      );
    }
    return (
      <RetryNotice reason={reason}>
        <Button variant="quiet" onClick={() => void tryAgain()} className="mt-3">
          {t`Try again`}
        </Button>
      </RetryNotice>
    );
  }
}

import type { AdvanceResult, StudentSection } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { isTurnedDown, isWorthRetrying, writeQuery } from "../../api/index.ts";
import type { Advance, Step } from "../../section-kinds/player/advance.ts";
import { dropUnsentText, keepUnsentText, readUnsentText } from "../../session/unsent-text.ts";
import { useRetry } from "../../session/use-retry.ts";
import { applyAdvance, wasTakenElsewhere } from "./apply-advance.ts";
import { notifyOtherTabs } from "./other-tabs.ts";
import type { PlayerSource } from "./player-source.ts";

interface AdvanceOptions {
  source: PlayerSource;
  section: StudentSection;
  /** Called once the server has taken the step, before the page shows it. */
  onAdvanced: (result: AdvanceResult, step: Step) => void;
}

/**
 * Takes a section's next step: sent at most once at a time, and applied to the page. Transient failures
 * are retried automatically, after a reload too; after any failure the user's input is kept.
 */
export function useAdvance({ source, section, onAdvanced }: AdvanceOptions): Advance {
  const queryClient = useQueryClient();
  /** The step in flight, or the last one. */
  const latest = useRef<Step>({});
  const inFlight = useRef(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const { page, advance, userId } = source;
  const open = section.status !== "finished" && !section.module_closed;
  /** The device keeps an answer under this name from a failed attempt until it is sent or withdrawn. */
  const waiting = `waiting-${section.id}`;
  const forget = () => userId !== null && dropUnsentText(userId, waiting);

  // Without `useMutation`, to keep it out of the initial bundle.
  async function send(step: Step): Promise<void> {
    await step.first?.();
    const result = await advance(section, step.answer ?? "", step.round);
    setFailure(null);
    forget();
    onAdvanced(result, step);
    await writeQuery(queryClient, page, (data) => data && applyAdvance(data, result));
    if (wasTakenElsewhere(section, result)) void queryClient.invalidateQueries(page);
    if (userId !== null) notifyOtherTabs(page.queryKey);
  }

  function fail(error: Error, step: Step): void {
    setFailure(error);
    // The state may have changed, as when the module has ended: the page shows the current one.
    if (!isWorthRetrying(error)) {
      forget();
      void queryClient.invalidateQueries(page);
    } else if (
      !isTurnedDown(error) &&
      userId !== null &&
      !step.round &&
      step.answer !== undefined
    ) {
      keepUnsentText(userId, waiting, step.answer);
    }
  }

  function take(step: Step = {}): void {
    if (!open || inFlight.current) return;
    inFlight.current = true;
    latest.current = step;
    setSending(true);
    void send(step)
      .catch((error: Error) => fail(error, step))
      .finally(() => {
        inFlight.current = false;
        setSending(false);
      });
  }
  const goOnSending = useEffectEvent(() => {
    const answer = userId === null ? null : readUnsentText(userId, waiting);
    if (answer === null) return;
    if (section.status === "pending") take({ answer, byItself: true });
    else forget();
  });
  useEffect(() => goOnSending(), []);
  // If the focus has moved elsewhere meanwhile, it stays there.
  useRetry(failure, () => {
    const { byItself = false } = latest.current;
    take({ ...latest.current, byItself: byItself || !isFocusIn(section) });
  });

  return {
    open,
    sending,
    failure,
    take,
    again: () => take({ ...latest.current, byItself: false }),
    withdraw: () => {
      forget();
      setFailure(null);
    },
  };
}

function isFocusIn({ id }: StudentSection): boolean {
  return document.getElementById(`section-${id}`)?.contains(document.activeElement) ?? false;
}

import type { AdvanceResult, StudentSection } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";

import { isWorthRetrying, writeQuery } from "../../api/index.ts";
import type { Advance, Step } from "../../section-kinds/player/advance.ts";
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
 * are retried automatically; after any failure the user's input is kept.
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

  // Without `useMutation`, to keep it out of the initial bundle.
  async function send(step: Step): Promise<void> {
    await step.first?.();
    const result = await advance(section, step.answer ?? "", step.round);
    setFailure(null);
    onAdvanced(result, step);
    await writeQuery(queryClient, page, (data) => data && applyAdvance(data, result));
    if (wasTakenElsewhere(section, result)) void queryClient.invalidateQueries(page);
    if (userId !== null) notifyOtherTabs(page.queryKey);
  }

  function fail(error: Error): void {
    setFailure(error);
    // The state may have changed, as when the module has ended: the page shows the current one.
    if (!isWorthRetrying(error)) void queryClient.invalidateQueries(page);
  }

  function take(step: Step = {}): void {
    if (!open || inFlight.current) return;
    inFlight.current = true;
    latest.current = step;
    setSending(true);
    void send(step)
      .catch(fail)
      .finally(() => {
        inFlight.current = false;
        setSending(false);
      });
  }
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
    withdraw: () => setFailure(null),
  };
}

function isFocusIn({ id }: StudentSection): boolean {
  return document.getElementById(`section-${id}`)?.contains(document.activeElement) ?? false;
}

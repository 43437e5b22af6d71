import type { AdvanceResult, StudentSection } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";

import { ApiError } from "../../../api/index.ts";
import { usePlayerSource } from "../player-source.ts";
import { applyAdvance } from "./apply-advance.ts";

/** How a section is left, and how that stands. */
export interface Advance {
  /** Whether the section can be left at all. */
  open: boolean;
  sending: boolean;
  /** Why the last attempt failed; null while none did. */
  failure: Error | null;
  /** Takes the step. Does nothing while it is being taken, and where the section is closed. */
  take: (step?: Step) => void;
}

export interface Step {
  /** The answer of a pending question. */
  answer?: string;
  /** Nobody asked for it: the screen may follow, the focus stays. */
  byItself?: boolean;
  /** Is given the way to what the step opened, for later, in place of being taken there at once. */
  hold?: (go: (asked: boolean) => void) => void;
}

interface AdvanceOptions {
  section: StudentSection;
  /** Called once the server has taken the step, before the page shows it. */
  onAdvanced: (result: AdvanceResult, step: Step) => void;
}

/** Takes a section's next step: sent once however often it is asked for, and put into the page. */
export function useAdvance({ section, onAdvanced }: AdvanceOptions): Advance {
  const queryClient = useQueryClient();
  const inFlight = useRef(false);
  const { page, advance } = usePlayerSource();
  const open = section.status !== "finished" && !section.module_closed;

  const mutation = useMutation({
    mutationFn: ({ answer = "" }: Step) => advance(section, answer),
    // A page asked for before this step must not be shown after it.
    onMutate: () => queryClient.cancelQueries(page),
    onSuccess(result, step) {
      onAdvanced(result, step);
      queryClient.setQueryData(page.queryKey, (data) => data && applyAdvance(data, result));
    },
    onError(error) {
      // Something changed meanwhile, such as the module's end: the page shows how it stands now.
      if (error instanceof ApiError && error.status === 409) {
        void queryClient.invalidateQueries(page);
      }
    },
    onSettled() {
      inFlight.current = false;
    },
  });

  return {
    open,
    sending: mutation.isPending,
    failure: mutation.error,
    take(step = {}) {
      if (!open || inFlight.current) return;
      inFlight.current = true;
      mutation.mutate(step);
    },
  };
}

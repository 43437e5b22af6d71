import type { PageData } from "@paso/contract";
import { useEffect, useEffectEvent } from "react";

/** Swipes between finished steps, on devices with a touch screen; their code loads there alone. */
export function StepSwipes({ page }: { page: PageData }) {
  const readPage = useEffectEvent(() => page);
  useEffect(() => {
    if (!matchMedia("(any-pointer: coarse)").matches) return undefined;
    const leaving = new AbortController();
    const follow = async () => {
      const { followSwipes } = await import("../../../features/step-swipes/index.ts");
      followSwipes(() => readPage(), leaving.signal);
    };
    // Without it, the steps are reached as everywhere else.
    follow().catch(() => {});
    return () => leaving.abort();
  }, []);
  return null;
}

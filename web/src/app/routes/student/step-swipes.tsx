import type { PageData } from "@paso/contract";
import { useEffect, useEffectEvent } from "react";

/** Swipes between finished steps; the code loads only on devices with a touch screen. */
export function StepSwipes({ page }: { page: PageData }) {
  const readPage = useEffectEvent(() => page);
  useEffect(() => {
    if (!matchMedia("(any-pointer: coarse)").matches) return undefined;
    const leaving = new AbortController();
    const follow = async () => {
      const { followSwipes } = await import("../../../features/step-swipes/index.ts");
      followSwipes(() => readPage(), leaving.signal);
    };
    // Best effort: the steps can also be reached otherwise.
    follow().catch(() => {});
    return () => leaving.abort();
  }, []);
  return null;
}

import type { Locale } from "@paso/contract";
import { useEffect, useState } from "react";

import type { Estimate } from "./estimate-strength.ts";

/**
 * Estimates password strength; lazily loads up to 750 kB of dictionaries. Null until then, or if loading
 * fails: the server checks anyway.
 * @param wanted whether a password is being typed
 */
export function useEstimate(locale: Locale, wanted: boolean): Estimate | null {
  const [loaded, setLoaded] = useState<{ locale: Locale; estimate: Estimate } | null>(null);
  const isThere = loaded?.locale === locale;
  useEffect(() => {
    if (!wanted || isThere) return undefined;
    let isGone = false;
    import("./estimate-strength.ts")
      .then(({ loadEstimate }) => loadEstimate(locale))
      .then((estimate) => isGone || setLoaded({ locale, estimate }))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [locale, wanted, isThere]);
  return isThere ? loaded.estimate : null;
}

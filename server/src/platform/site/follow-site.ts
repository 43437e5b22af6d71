import type { Context } from "../context.ts";
import { loadSite } from "./load-site.ts";

/** Milliseconds after which a process notices what another one changed. */
const INTERVAL = 2_000;

/** Keeps the settings of a process that lives on up to date, until the returned function is called. */
export function followSite(ctx: Context): () => void {
  let isLoading = false;
  const timer = setInterval(() => {
    if (isLoading) return;
    isLoading = true;
    loadSite(ctx)
      // Requests and jobs report outages; the next turn tries again.
      .catch(() => {})
      .finally(() => {
        isLoading = false;
      });
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

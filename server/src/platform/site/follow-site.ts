import type { Context } from "../context.ts";
import { loadSite } from "./load-site.ts";

/** Milliseconds after which a process notices changes by another one. */
const INTERVAL = 2_000;

/** Keeps a running process's settings up to date, until the returned function is called. */
export function followSite(ctx: Context): () => void {
  let isLoading = false;
  const timer = setInterval(() => {
    if (isLoading) return;
    isLoading = true;
    loadSite(ctx)
      // Requests and jobs report outages; the next reload retries.
      .catch(() => {})
      .finally(() => {
        isLoading = false;
      });
  }, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}

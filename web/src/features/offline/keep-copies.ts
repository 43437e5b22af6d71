import { openPage, pathOf } from "@paso/contract";
import type { Query, QueryClient } from "@tanstack/react-query";

const WORKER = "/service-worker.js";
/** As the worker names it. */
const COPIES = "paso-copies";
/** Milliseconds before copies are renewed: at first, and at most, each time twice as long. */
const PAUSE = { first: 3_000, longest: 60_000 };

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** A policy named in the CSP; it only allows this one URL. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  "paso-worker",
  { createScriptURL: () => WORKER },
);

/**
 * Starts caching opened content on this device for offline use, including what the page has already
 * fetched and the steps taken on it. A no-op if unsupported, as without https.
 */
export async function keepCopies(queryClient: QueryClient): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // The development server has no such file.
  if (!serviceWorker || !import.meta.env.PROD) return;
  const cache = queryClient.getQueryCache();
  // Steps may have been taken before this code was here.
  for (const query of cache.getAll()) void renewPage(query);
  cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && event.action.manual)
      void renewPage(event.query);
  });
  serviceWorker.addEventListener("message", () => {
    areCopiesShown = true;
    if (waiting === undefined) renewCopies(queryClient);
  });
  addEventListener("online", () => {
    pause = PAUSE.first;
    if (areCopiesShown) renewCopies(queryClient);
  });
  const isFirst = serviceWorker.controller === null;
  try {
    await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    // Private windows and full devices refuse it: everything else works without.
    return;
  }
  const { active } = await serviceWorker.ready;
  // Later requests are cached as they are made; the page itself once per user.
  const fetched = isFirst ? findFetched() : [];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage([new URL("/student", location.href).href, ...fetched]);
}

let pause = PAUSE.first;
let waiting: ReturnType<typeof setTimeout> | undefined;
/** Copies count as fresh when fetched, so that being online again does not refetch them by itself. */
let areCopiesShown = false;

/**
 * Requests again, after a pause that begins now, what the worker answered with a copy: the device may say too
 * early that it is online, or the server is down.
 */
function renewCopies(queryClient: QueryClient): void {
  clearTimeout(waiting);
  // Jitter, so that a class does not ask all at once.
  waiting = setTimeout(
    () => {
      waiting = undefined;
      // Otherwise, being online again does it.
      if (!navigator.onLine) return;
      areCopiesShown = false;
      void queryClient.refetchQueries({ type: "active", predicate: isRefetched });
    },
    pause * (1 + Math.random() / 4),
  );
  pause = Math.min(2 * pause, PAUSE.longest);
}

/** Whether it is requested more than once, unlike a form's draft. */
function isRefetched({ observers }: Query): boolean {
  return observers.every(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY);
}

/** Writes the steps taken on a page into its copy, which was fetched before them. */
async function renewPage({ queryKey: [kind, pageId], state: { data } }: Query): Promise<void> {
  if (kind !== "page" || data === undefined) return;
  const copies = await caches.open(COPIES);
  const address = pathOf(openPage.path, { pageId: Number(pageId) });
  // Without one, as after signing out, nothing is to be kept.
  if (await copies.match(address, { ignoreVary: true }))
    await copies.put(address, Response.json(data)).catch(() => {});
}

/** Media is never cached: requesting it again would be wasted. */
function findFetched(): string[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return entries
    .filter(({ initiatorType }) => initiatorType !== "video" && initiatorType !== "audio")
    .map(({ name }) => name);
}

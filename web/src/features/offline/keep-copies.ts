const WORKER = "/service-worker.js";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** One that the content security policy names; it vouches for this one address. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  "paso-worker",
  { createScriptURL: () => WORKER },
);

/**
 * From now on what is opened is kept on this device, for when there is no connection; so is what the
 * page has fetched already. Without effect where browsers do not offer it, as without https.
 */
export async function keepCopies(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  // The development server has no such file.
  if (!serviceWorker || !import.meta.env.PROD) return;
  const isFirst = serviceWorker.controller === null;
  try {
    await serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    // Private windows and full devices refuse it: everything else works without.
    return;
  }
  const { active } = await serviceWorker.ready;
  // From then on each is kept as it is fetched; the page itself, once for each person.
  const fetched = isFirst ? findFetched() : [];
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  active?.postMessage([new URL("/student", location.href).href, ...fetched]);
}

/** Films are never kept: asking for them again would be for nothing. */
function findFetched(): string[] {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return entries
    .filter(({ initiatorType }) => initiatorType !== "video" && initiatorType !== "audio")
    .map(({ name }) => name);
}

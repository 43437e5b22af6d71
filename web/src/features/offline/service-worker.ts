/**
 * Caches what a student opened on the device for offline reading. Network first: the cache is only a
 * fallback. Runs as a separate file, at `/service-worker.js`, and imports nothing.
 */

// oxlint-disable no-restricted-globals -- a service worker's scope is the global one

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(response: Promise<Response>): void;
}

interface Client {
  readonly id: string;
  postMessage(message: string): void;
}

interface Worker {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<Client | undefined>;
  };
  addEventListener(type: "install" | "activate", listen: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchedEvent) => void): void;
  addEventListener(
    type: "message",
    listen: (event: LastingEvent & { data: readonly string[]; source: Client | null }) => void,
  ): void;
}

const worker = globalThis as unknown as Worker;

/** Built files, whose names contain a content hash. */
const FILES = "paso-files";
/** Content this user opened. */
const COPIES = "paso-copies";
/** Maximum entries of each cache; the oldest is evicted first. */
const MOST = { [FILES]: 400, [COPIES]: 400 };
/** Maximum bytes of a copy: larger course files are not cached. */
const LARGEST = 2_000_000;

/** Cache key of the HTML page, which is the same at every URL. */
const PAGE = "/student";
const SESSION = "/api/session";
const READ = /^\/(api\/(session|navigation|student|courses|site)|student\/courses\/file)(\/|$)/;
/** Responses that never end. */
const STREAM = /\/live$/;
const KEPT_TYPES = /^(text\/html|application\/json|image\/)/;

/** Incremented when all copies are deleted: responses requested before are no longer cached. */
let generation = 0;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/** Windows that got a copy, perhaps before they listened. */
const clientsWithCopies = new Set<string>();

/** Requests the page made before this worker was active; the page listens from now on. */
worker.addEventListener("message", (event) => {
  if (event.source && clientsWithCopies.delete(event.source.id)) notifyOfCopy(event.source);
  const answers = event.data.flatMap((address) => answer(new Request(address), event) ?? []);
  event.waitUntil(Promise.allSettled(answers));
});

worker.addEventListener("fetch", (event) => {
  const response = answer(event.request, event);
  if (response) event.respondWith(response);
});

/** @returns undefined for requests left to the browser */
function answer(request: Request, event: LastingEvent): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.headers.has("range")) return undefined;
  if (request.method !== "GET") {
    return pathname.startsWith(SESSION) ? forgetWith(request) : undefined;
  }
  if (pathname.startsWith("/assets/")) return findFile(request, event);
  if (READ.test(pathname) && !STREAM.test(pathname)) {
    return fetchOrFind(request, request.url, event);
  }
  const isPage = request.mode === "navigate" ? pathname.startsWith(PAGE) : pathname === PAGE;
  return isPage ? fetchOrFind(request, PAGE, event) : undefined;
}

async function findFile(request: Request, event: LastingEvent): Promise<Response> {
  const kept = await find(FILES, request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(keep(FILES, request.url, response.clone()));
  return response;
}

async function fetchOrFind(
  request: Request,
  address: string,
  event: LastingEvent,
): Promise<Response> {
  const asked = generation;
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    const kept = await find(COPIES, address);
    if (!kept) throw error;
    if ("clientId" in event) event.waitUntil(reportCopy(event as FetchedEvent));
    return kept;
  }
  if (isToKeep(response)) event.waitUntil(renew(address, response.clone(), asked));
  else if (response.status >= 400 && response.status < 500) event.waitUntil(forget(address));
  return response;
}

/** Tells the window that it got a copy, which it may want to renew. */
async function reportCopy({ clientId }: FetchedEvent): Promise<void> {
  clientsWithCopies.add(clientId);
  const client = await worker.clients.get(clientId);
  if (client) notifyOfCopy(client);
}

function notifyOfCopy(client: Client): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a window of ours has none
  client.postMessage("copy");
}

/** Decided from the headers, before copying a possibly large body. */
function isToKeep({ status, headers }: Response): boolean {
  const isKind = KEPT_TYPES.test(headers.get("content-type") ?? "");
  // A page with a lesson prerendered would be served at every URL.
  if (headers.has("x-first-paint")) return false;
  return status === 200 && isKind && !(Number(headers.get("content-length")) > LARGEST);
}

/** Content that is gone or no longer permitted. */
async function forget(address: string): Promise<void> {
  // A missing page at one URL says nothing about the HTML of all others.
  if (address === PAGE) return;
  const copies = await caches.open(COPIES);
  await copies.delete(address);
}

/** @param asked the generation at the time of the request */
async function renew(address: string, response: Response, asked: number): Promise<void> {
  let current = asked;
  if (new URL(address, location.origin).pathname === SESSION) {
    const before = await find(COPIES, address);
    const [is, was] = await Promise.all([personIn(response.clone()), personIn(before)]);
    // The session ended by itself: another user must not read the previous one's copies.
    if (was !== null && is !== was && asked === generation) current = await forgetAll();
    if (is === null) return;
  }
  await keep(COPIES, address, response, () => current === generation);
}

/** @returns the generation that begins */
async function forgetAll(): Promise<number> {
  generation += 1;
  const begun = generation;
  await caches.delete(COPIES);
  return begun;
}

/** The signed-in user's id; null if none. */
async function personIn(response: Response | undefined): Promise<number | null> {
  const { user } = ((await response?.json()) ?? {}) as { user?: { id: number } | null };
  return user?.id ?? null;
}

/** Signing in or out: the next user of this device must not read the previous one's copies. */
async function forgetWith(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await forgetAll();
  return response;
}

async function find(name: string, address: string): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(address, { ignoreVary: true });
}

async function keep(
  name: keyof typeof MOST,
  address: string,
  response: Response,
  isWanted = () => true,
): Promise<void> {
  const cache = await caches.open(name);
  if (!isWanted()) return;
  // On a full device, what is already cached has to do.
  await cache.put(address, response).catch(() => {});
  const kept = await cache.keys();
  const superfluous = kept.slice(0, Math.max(0, kept.length - MOST[name]));
  await Promise.all(superfluous.map((request) => cache.delete(request)));
}

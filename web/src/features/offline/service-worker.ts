/**
 * Keeps on the device what a student opened, so that it can be read without a connection. The network
 * always goes first: copies are shown only where it cannot be reached. Runs as a file by itself, at
 * `/service-worker.js`, and imports nothing.
 */

// oxlint-disable no-restricted-globals -- it stands between what calls the server and the network

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listen: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listen: (event: FetchedEvent) => void): void;
  addEventListener(
    type: "message",
    listen: (event: LastingEvent & { data: readonly string[] }) => void,
  ): void;
}

const worker = globalThis as unknown as Worker;

/** Built files, whose names change with what is in them. */
const FILES = "paso-files";
/** What this person opened. */
const COPIES = "paso-copies";
/** Most that is kept of each; the oldest goes first. */
const MOST = { [FILES]: 400, [COPIES]: 400 };
/** Bytes of a copy: larger files of courses are left out. */
const LARGEST = 2_000_000;

/** Under which the page of all addresses is kept. */
const PAGE = "/student";
const SESSION = "/api/session";
const READ = /^\/(api\/(session|navigation|student|courses|site)|student\/courses\/file)(\/|$)/;
/** What never ends. */
const STREAM = /\/live$/;
const KEPT_TYPES = /^(text\/html|application\/json|image\/)/;

/** Raised when all copies are removed: what was asked for before is not kept any more. */
let generation = 0;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/** What a page had fetched before this was there. */
worker.addEventListener("message", (event) => {
  const answers = event.data.flatMap((address) => answer(new Request(address), event) ?? []);
  event.waitUntil(Promise.allSettled(answers));
});

worker.addEventListener("fetch", (event) => {
  const response = answer(event.request, event);
  if (response) event.respondWith(response);
});

/** @returns undefined for what is left to the browser */
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
    if (kept) return kept;
    throw error;
  }
  if (isToKeep(response)) event.waitUntil(renew(address, response.clone(), asked));
  else if (response.status >= 400 && response.status < 500) event.waitUntil(forget(address));
  return response;
}

/** Known before its body is copied, which may be a large file. */
function isToKeep({ status, headers }: Response): boolean {
  const isKind = KEPT_TYPES.test(headers.get("content-type") ?? "");
  // The page with a lesson's first texts in it would be shown at every address.
  if (headers.has("x-first-paint")) return false;
  return status === 200 && isKind && !(Number(headers.get("content-length")) > LARGEST);
}

/** What one may not see any more, or what is gone. */
async function forget(address: string): Promise<void> {
  // One address that leads nowhere says nothing about the page of all others.
  if (address === PAGE) return;
  const copies = await caches.open(COPIES);
  await copies.delete(address);
}

/** @param asked the generation in which it was asked for */
async function renew(address: string, response: Response, asked: number): Promise<void> {
  let current = asked;
  if (new URL(address, location.origin).pathname === SESSION) {
    const before = await find(COPIES, address);
    const [is, was] = await Promise.all([personIn(response.clone()), personIn(before)]);
    // As where a session ended by itself: whoever is here now reads nothing of who was.
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

/** The id of who is signed in; null for nobody. */
async function personIn(response: Response | undefined): Promise<number | null> {
  const { user } = ((await response?.json()) ?? {}) as { user?: { id: number } | null };
  return user?.id ?? null;
}

/** Signing in or out: whoever comes next on this device reads nothing of who went. */
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
  // Without room on the device, what there was is all there is.
  await cache.put(address, response).catch(() => {});
  const kept = await cache.keys();
  const superfluous = kept.slice(0, Math.max(0, kept.length - MOST[name]));
  await Promise.all(superfluous.map((request) => cache.delete(request)));
}

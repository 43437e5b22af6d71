type PrefetchedResponse = Promise<Response | null>;

const TIMEOUT_MS = 30_000;

/**
 * Asks ahead of the app who is signed in and, where somebody is, for a course page.
 * `prefetched-responses.ts` hands on what comes; what fails is requested again by the app, which reports it.
 */
export function prefetch(pageId: string | undefined): void {
  const answers: Record<string, PrefetchedResponse> = {};
  Object.assign(globalThis, { pasoPrefetchedResponses: answers });
  const session = ask("/api/session");
  answers["/api/session"] = session.then((answer) => answer?.clone() ?? null);
  if (pageId === undefined) return;
  const path = `/api/courses/page/${pageId}`;
  answers[path] = session.then(async (answer) => ((await mayRead(answer)) ? ask(path) : null));
}

async function ask(path: string): PrefetchedResponse {
  const headers = { accept: "application/json", "x-requested-with": "XMLHttpRequest" };
  return fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
}

/** Whether somebody is signed in who may read pages: a refusal would only fill the console. */
async function mayRead(answer: Response | null): Promise<boolean> {
  interface Session {
    user: { must_change_password: boolean; must_add_second_factor: boolean } | null;
  }
  const { user } = ((await answer?.json().catch(() => null)) ?? { user: null }) as Session;
  return user !== null && !user.must_change_password && !user.must_add_second_factor;
}

type PrefetchedResponse = Promise<Response | null>;

const TIMEOUT_MS = 30_000;

/**
 * Requests ahead of the app who is signed in and, if signed in, a course page. `prefetched-responses.ts`
 * hands over the responses; the app repeats those that failed and reports the failure.
 */
export function prefetch(pageId: string | undefined): void {
  const session = ask("/api/session");
  const answers: Record<string, PrefetchedResponse> = {
    "/api/session": session.then((answer) => answer?.clone() ?? null),
  };
  Object.assign(globalThis, { pasoPrefetchedResponses: answers });
  if (pageId === undefined) return;
  const path = `/api/courses/page/${pageId}`;
  answers[path] = session.then(async (answer) => ((await mayRead(answer)) ? ask(path) : null));
}

async function ask(path: string): PrefetchedResponse {
  const headers = { accept: "application/json", "x-requested-with": "XMLHttpRequest" };
  return fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
}

/** Whether the viewer is signed in and may read pages: a refusal would only fill the console. */
async function mayRead(answer: Response | null): Promise<boolean> {
  interface Session {
    user: { must_change_password: boolean; must_add_second_factor: boolean } | null;
  }
  const session = (await answer?.json().catch(() => null)) as Session | null | undefined;
  const user = session?.user;
  return !!user && !user.must_change_password && !user.must_add_second_factor;
}

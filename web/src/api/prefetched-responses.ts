interface PrefetchedResponses {
  /** By path, filled by `prefetch.ts`, which runs before the app. */
  pasoPrefetchedResponses?: Record<string, Promise<Response | null>>;
}

/** The answer to a GET sent while the app was loading, at most once; null if there is none. */
export async function takePrefetchedResponse(path: string): Promise<Response | null> {
  const answers = (globalThis as PrefetchedResponses).pasoPrefetchedResponses ?? {};
  const answer = answers[path] ?? null;
  delete answers[path];
  return answer;
}

interface EarlyAnswers {
  /** By path, filled by `ask-early.ts`, which runs before the app. */
  pasoEarlyAnswers?: Record<string, Promise<Response | null>>;
}

/** The answer to a GET that was sent while the app was loading, once; null where there is none. */
export async function takeEarlyAnswer(path: string): Promise<Response | null> {
  const answers = (globalThis as EarlyAnswers).pasoEarlyAnswers ?? {};
  const answer = answers[path] ?? null;
  delete answers[path];
  return answer;
}

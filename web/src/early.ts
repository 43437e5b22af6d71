import { guessLocale } from "./i18n/device-locale.ts";

/**
 * Asks for what a visit begins with while the app itself is still on its way: who is signed in, the
 * likeliest language's texts and, on a course page, its code and that page. It waits for no file that
 * is not named in `vite.config.ts` for it; `early-answers.ts` hands on what it gets. What fails here is
 * asked for again by the app, which tells.
 */
type EarlyAnswer = Promise<Response | null>;

const TIMEOUT_MS = 30_000;

void (guessLocale() === "es" ? import("./i18n/spanish.ts") : import("./i18n/english.ts")).catch(
  () => {},
);

const answers: Record<string, EarlyAnswer> = {};
Object.assign(globalThis, { pasoEarlyAnswers: answers });

const session = ask("/api/session");
answers["/api/session"] = session.then((answer) => answer?.clone() ?? null);

const pageId = /^\/student\/courses\/\d+\/pages\/(\d+)$/.exec(location.pathname)?.[1];
if (pageId !== undefined) {
  // The router asks for the screen only once it runs.
  void import("./app/routes/student/course-page.tsx").catch(() => {});
  const path = `/api/courses/page/${pageId}`;
  answers[path] = session.then(async (answer) => ((await mayRead(answer)) ? ask(path) : null));
}

async function ask(path: string): EarlyAnswer {
  const headers = { accept: "application/json", "x-requested-with": "XMLHttpRequest" };
  return fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
}

/** Whether somebody is signed in who may read pages: a refusal would only fill the console. */
async function mayRead(answer: Response | null): Promise<boolean> {
  interface Session {
    user: { must_change_password: boolean } | null;
  }
  const { user } = ((await answer?.json().catch(() => null)) ?? { user: null }) as Session;
  return user !== null && !user.must_change_password;
}

/**
 * Asks for what a visit begins with while the app itself is still on its way: who is signed in and,
 * on a course page, that page. It imports nothing and runs as soon as it is there; `early-answers.ts`
 * hands on what it gets. What fails here is asked for again by the app, which tells.
 */
type EarlyAnswer = Promise<Response | null>;

const TIMEOUT_MS = 30_000;

// The likeliest language, as `i18n/locale.ts` guesses it.
void (guessLocale() === "es" ? import("../i18n/spanish.ts") : import("../i18n/english.ts")).catch(
  () => {},
);

const answers: Record<string, EarlyAnswer> = {};
Object.assign(globalThis, { pasoEarlyAnswers: answers });

const session = ask("/api/session");
answers["/api/session"] = session.then((answer) => answer?.clone() ?? null);

const pageId = /^\/student\/courses\/\d+\/pages\/(\d+)$/.exec(location.pathname)?.[1];
if (pageId !== undefined) {
  const path = `/api/courses/page/${pageId}`;
  answers[path] = session.then(async (answer) => ((await mayRead(answer)) ? ask(path) : null));
}

async function ask(path: string): EarlyAnswer {
  const headers = { accept: "application/json", "x-requested-with": "XMLHttpRequest" };
  return fetch(path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
}

function guessLocale(): string {
  try {
    const remembered = localStorage.getItem("paso.locale");
    if (remembered !== null) return remembered;
  } catch {
    // Storage may be barred by the browser's settings.
  }
  return navigator.language.startsWith("es") ? "es" : "en";
}

/** Whether somebody is signed in who may read pages: a refusal would only fill the console. */
async function mayRead(answer: Response | null): Promise<boolean> {
  interface Session {
    user: { must_change_password: boolean } | null;
  }
  const { user } = ((await answer?.json().catch(() => null)) ?? { user: null }) as Session;
  return user !== null && !user.must_change_password;
}

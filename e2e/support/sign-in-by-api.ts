import type { Person } from "./people.ts";
import type { PasoServer } from "./start-server.ts";

interface Session {
  csrf_token: string;
}

/** Calls the API as the signed-in person: `call<Answer>("GET", "/api/student/courses")`. */
export type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** Signs a person in without a browser. */
export async function signInByApi(
  server: PasoServer,
  { email, password }: Pick<Person, "email" | "password">,
): Promise<Call> {
  const cookies = new Map<string, string>();
  let token = "";
  const call: Call = async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        "x-csrf-token": token,
        "x-requested-with": "XMLHttpRequest",
        "sec-fetch-site": "same-origin",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (name && value !== undefined) cookies.set(name, value);
    }
    return (await response.json()) as Answer;
  };
  token = (await call<Session>("GET", "/api/session")).csrf_token;
  token = (await call<Session>("POST", "/api/session", { email, password })).csrf_token;
  return call;
}

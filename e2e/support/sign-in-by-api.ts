import type { Person } from "./people.ts";
import type { PasoServer } from "./start-server.ts";

/** Calls the API as one person. @throws with the answer's body when it is refused */
export type CallApi = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** Signs in without a browser. */
export async function signInByApi(
  server: PasoServer,
  { email, password }: Person,
): Promise<CallApi> {
  let cookie = "";
  let token = "";
  const call: CallApi = async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        cookie,
        "x-csrf-token": token,
        "x-requested-with": "XMLHttpRequest",
        "sec-fetch-site": "same-origin",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(";")[0] ?? "";
    return (await response.json()) as Answer;
  };
  const session = "/api/session";
  token = (await call<{ csrf_token: string }>("GET", session)).csrf_token;
  token = (await call<{ csrf_token: string }>("POST", session, { email, password })).csrf_token;
  return call;
}

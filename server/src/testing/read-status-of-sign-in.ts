/** Signs a person in from outside, like a browser; returns the response's status. */
export async function readStatusOfSignIn(
  address: string,
  person: { email: string; password: string },
): Promise<number> {
  const session = await fetch(`${address}/api/session`);
  const { csrf_token: token } = (await session.json()) as { csrf_token: string };
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const response = await fetch(`${address}/api/session`, {
    method: "POST",
    headers: {
      cookie: cookies.join("; "),
      "x-csrf-token": token,
      "x-requested-with": "XMLHttpRequest",
      "content-type": "application/json",
    },
    body: JSON.stringify(person),
  });
  return response.status;
}

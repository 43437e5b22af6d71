import type { Product } from "./start-product.ts";

/** The cookies of a session of the product's account. */
export async function signIn({
  origin,
  account,
}: Pick<Product, "origin" | "account">): Promise<string> {
  const first = await fetch(`${origin}/api/session`);
  const { csrf_token: token } = (await first.json()) as { csrf_token: string };
  const response = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-csrf-token": token,
      "x-requested-with": "XMLHttpRequest",
      cookie: cookiesOf(first),
    },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}.`);
  return cookiesOf(response);
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

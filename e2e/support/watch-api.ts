import type { Page, Request } from "@playwright/test";

/** A page's call of the API. */
export interface ApiCall {
  method: string;
  path: string;
  request: Request;
}

/** A stream of live charts is not a response to a step: it stays open. */
const STREAM = /\/live$/;

/** Records a page's API calls from now on, except its stream of live charts. */
export function watchApi(page: Page) {
  const calls: ApiCall[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/") && !STREAM.test(pathname)) {
      calls.push({ method: request.method(), path: pathname, request });
    }
  });
  return {
    /** The calls since the last time this was asked. */
    take: (): ApiCall[] => calls.splice(0),
    /** Those calls that could change something. */
    unsafe: (): ApiCall[] => calls.filter(({ method }) => method !== "GET"),
  };
}

/** Size of a call's response on the wire, headers included. */
export async function bytesOf({ request }: ApiCall): Promise<number> {
  await (await request.response())?.finished();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

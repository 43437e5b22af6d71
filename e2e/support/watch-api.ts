import type { Page, Request } from "@playwright/test";

/** A call of the API that a page has made. */
export interface ApiCall {
  method: string;
  path: string;
  request: Request;
}

/** A stream of live charts is no response to a step: it stays open beside the page. */
const STREAM = /\/live$/;

/** Gathers a page's calls of the API from now on, but for its stream of live charts. */
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

/** Bytes of a call's answer as they travelled, headers included. */
export async function bytesOf({ request }: ApiCall): Promise<number> {
  await (await request.response())?.finished();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

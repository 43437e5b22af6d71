/**
 * A path of this site as given; null for anything that a browser would read as another address, such
 * as `//host`.
 */
export function readOwnPath(path: string | undefined, { url }: { url: string }): string | null {
  if (path === undefined || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) return null;
  return URL.parse(path, url)?.origin === new URL(url).origin ? path : null;
}

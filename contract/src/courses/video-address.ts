import { readPublicAddress } from "./public-address.ts";

/** A parsed video address: its player, and the id or address. */
export type VideoSource =
  | { provider: "youtube"; id: string }
  | { provider: "vimeo"; id: string; hash: string | null }
  | { provider: "file"; url: string; kind: "mp4" | "webm" | "hls" | "sound" };

type FileKind = Extract<VideoSource, { provider: "file" }>["kind"];

/** Media kinds by file extension. */
const FILE_KINDS: ReadonlyMap<string, FileKind> = new Map([
  ["mp4", "mp4"],
  ["webm", "webm"],
  ["m3u8", "hls"],
  ["mp3", "sound"],
  ["m4a", "sound"],
  ["ogg", "sound"],
]);

const YOUTUBE_HOSTS = new Set([
  "youtube.com",
  "www.youtube.com",
  "m.youtube.com",
  "www.youtube-nocookie.com",
]);

/**
 * Parses a video's address: YouTube, Vimeo or a direct file, which may be audio only.
 * Null if no provider plays it, or if not every browser may be sent there (http is only for localhost).
 * A path starting with `/` names a file of this site.
 */
export function readVideoAddress(address: string): VideoSource | null {
  if (/^\/(?![/\\])[^\\\s]*$/.test(address)) return directFile(address, address);
  const url = readPublicAddress(address) ?? readLocalAddress(address);
  if (!url) return null;
  const host = url.hostname.toLowerCase();
  if (YOUTUBE_HOSTS.has(host)) return youtube(youtubeId(url));
  if (host === "youtu.be") return youtube(url.pathname.split("/")[1] ?? null);
  if (host === "vimeo.com" || host === "www.vimeo.com" || host === "player.vimeo.com") {
    return vimeo(url);
  }
  return directFile(url.pathname, url.href);
}

/**
 * Name of the course file with the video, if the address is `files/NAME`; else null.
 * Authors and archives write such addresses; students get the file's own path instead.
 */
export function readVideoFile(address: string): string | null {
  return /^files\/([^/\\]+\.(?:mp4|webm|mp3|m4a|ogg))$/i.exec(address)?.[1] ?? null;
}

/** For development on one's own machine; https pages load nothing from there. */
function readLocalAddress(address: string): URL | null {
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?\/[^\s\p{Cc}\\]*$/iu;
  return isLocal.test(address) ? URL.parse(address) : null;
}

function youtubeId(url: URL): string | null {
  if (url.pathname === "/watch") return url.searchParams.get("v");
  const [, kind, value] = url.pathname.split("/");
  return kind === "embed" || kind === "shorts" || kind === "live" ? (value ?? null) : null;
}

function youtube(value: string | null): VideoSource | null {
  return value && /^[\w-]{11}$/.test(value) ? { provider: "youtube", id: value } : null;
}

function vimeo(url: URL): VideoSource | null {
  const parts = url.pathname.split("/").filter(Boolean);
  const at = parts.findIndex((part) => /^\d{6,12}$/.test(part));
  const value = parts[at];
  if (!value) return null;
  const hash = url.searchParams.get("h") ?? parts[at + 1] ?? null;
  return {
    provider: "vimeo",
    id: value,
    hash: hash && /^[0-9a-f]{6,20}$/.test(hash) ? hash : null,
  };
}

function directFile(path: string, url: string): VideoSource | null {
  const extension = /\.(\w+)$/.exec(path.split("?")[0] ?? "")?.[1]?.toLowerCase();
  const kind = FILE_KINDS.get(extension ?? "");
  return kind ? { provider: "file", url, kind } : null;
}

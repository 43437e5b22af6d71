import type { PlayerFailure } from "./player-link.ts";

const STREAM = "application/vnd.apple.mpegurl";

/**
 * Plays an HLS stream in a video element: natively if supported, else through hls.js, which is loaded only
 * then. Its captions are the element's own either way.
 * @returns a function that releases the stream
 */
export function playHls(
  video: HTMLVideoElement,
  url: string,
  onFailure: (failure: PlayerFailure) => void,
): () => void {
  if (video.canPlayType(STREAM) !== "") {
    video.src = url;
    return () => video.removeAttribute("src");
  }
  let blocked = false;
  const noteBlocked = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    if (effectiveDirective === "connect-src") blocked = true;
  };
  document.addEventListener("securitypolicyviolation", noteBlocked);
  let release: (() => void) | null = null;
  let released = false;
  void import("hls.js").then(
    ({ default: Hls }) => {
      if (released) return;
      if (!Hls.isSupported()) return onFailure("unplayable");
      // Its own worker would start from a blob, which the page's Trusted Types block.
      const stream = new Hls({ enableWorker: false });
      let recovered = false;
      stream.on(Hls.Events.ERROR, (_, { fatal, type }) => {
        if (!fatal) return;
        if (type === Hls.ErrorTypes.NETWORK_ERROR)
          return onFailure(blocked ? "outdated" : "unreachable");
        if (type !== Hls.ErrorTypes.MEDIA_ERROR || recovered) return onFailure("unplayable");
        recovered = true;
        stream.recoverMediaError();
      });
      stream.loadSource(url);
      stream.attachMedia(video);
      release = () => stream.destroy();
    },
    () => onFailure("unreachable"),
  );
  return () => {
    released = true;
    document.removeEventListener("securitypolicyviolation", noteBlocked);
    release?.();
  };
}

const STREAM = "application/vnd.apple.mpegurl";

/**
 * Plays an HLS stream in a video element: natively where the browser can, else through hls.js,
 * which is loaded only then.
 * @returns a function that lets the stream go
 */
export function playHls(video: HTMLVideoElement, url: string): () => void {
  if (video.canPlayType(STREAM) !== "") {
    video.src = url;
    return () => video.removeAttribute("src");
  }
  let release: (() => void) | null = null;
  let released = false;
  void import("hls.js/light").then(({ default: Hls }) => {
    if (released) return;
    // A worker of its own would start from a text, which the page's Trusted Types bar.
    const stream = new Hls({ enableWorker: false });
    stream.loadSource(url);
    stream.attachMedia(video);
    release = () => stream.destroy();
  });
  return () => {
    released = true;
    release?.();
  };
}

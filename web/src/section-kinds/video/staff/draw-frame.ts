/** Maximum width of a sharp picture, in pixels. */
const WIDEST = 1_440;
const QUALITY = 0.85;

/** The current frame of one of our own videos, as a picture; null while it shows nothing. */
export async function drawFrame(video: HTMLVideoElement | null): Promise<File | null> {
  if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const scale = Math.min(1, WIDEST / video.videoWidth);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/jpeg", QUALITY);
  const drawn = await promise;
  if (!drawn) return null;
  const second = Math.round(video.currentTime);
  return new File([drawn], `video-${second}s.jpg`, { type: "image/jpeg" });
}

/** A region of a picture, in picture pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Side of the uploaded square in pixels: no screen shows a photo larger. */
const SIDE = 512;

/** A chosen file as a URL that the page may show. */
export function readPicture(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener("load", () => {
    if (typeof reader.result === "string") resolve(reader.result);
  });
  reader.addEventListener("error", () => reject(reader.error ?? new Error("Not read")));
  reader.readAsDataURL(file);
  return promise;
}

/** Crops a picture to a square and returns it as a new file. */
export async function cropPicture(address: string, area: Area): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  const side = Math.round(Math.min(SIDE, area.width));
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext("2d");
  pen?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  // Browsers that cannot encode WebP return a PNG instead; the server checks the content.
  canvas.toBlob(resolve, "image/webp", 0.92);
  const blob = await promise;
  if (blob === null) throw new Error("The picture was not drawn.");
  return new File([blob], "photo.webp", { type: blob.type });
}

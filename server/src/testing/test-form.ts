/** A part of a form with files, as a browser sends it. */
export interface FormPart {
  key: string;
  /** Without a name the part is a plain field. */
  name?: string;
  type?: string;
  bytes: Uint8Array | string;
}

const BOUNDARY = "----paso-test-boundary";

/** A multipart body and its header, for a test client to send. */
export function formOf(...parts: FormPart[]): { raw: Buffer; headers: Record<string, string> } {
  const pieces = parts.flatMap(({ key, name, type, bytes }) => [
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"`,
    name === undefined ? "" : `; filename="${name}"\r\ncontent-type: ${type ?? "application/pdf"}`,
    "\r\n\r\n",
    bytes,
    "\r\n",
  ]);
  return {
    raw: Buffer.concat([...pieces, `--${BOUNDARY}--\r\n`].map((piece) => Buffer.from(piece))),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

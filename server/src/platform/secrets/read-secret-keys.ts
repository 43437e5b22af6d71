import { KEY_SIZE } from "./secret-box.ts";

/**
 * Parses keys from the settings: base64 or hexadecimal, comma-separated, the current one before
 * earlier ones. Undefined if one does not have 32 bytes.
 */
export function readSecretKeys(text: string): Buffer[] | undefined {
  const keys = text.split(",").map((part) => readKey(part.trim()));
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

function readKey(text: string): Buffer | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return Buffer.from(text, "hex");
  if (!/^[\w+/-]{43}=?$/.test(text)) return undefined;
  const key = Buffer.from(text, "base64");
  return key.length === KEY_SIZE ? key : undefined;
}

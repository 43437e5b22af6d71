import { isIP } from "node:net";

/** Parses the text of a setting; undefined if it is invalid. */
export type Parse<Value> = (text: string) => Value | undefined;

export function wholeNumber(least: number, most: number): Parse<number> {
  return (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
}

export const hours = wholeNumber(1, 8_760);

export function oneOf<Choice extends string>(choices: readonly Choice[]): Parse<Choice> {
  return (text) => choices.find((choice) => choice === text);
}

export const flag: Parse<boolean> = (text) => ({ "0": false, "1": true })[text];

export const hostName: Parse<string> = (text) => (/^[a-z0-9.:_-]+$/i.test(text) ? text : undefined);

export const origin: Parse<string> = (text) => {
  const url = URL.parse(text);
  const isOrigin =
    url && (url.protocol === "https:" || url.protocol === "http:") && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : undefined;
};

/** Without credentials and without a trailing slash. */
export const httpAddress: Parse<string> = (text) => {
  const url = URL.parse(text);
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === "" && url.search === "";
  return isPlain ? url.href.replace(/\/+$/, "") : undefined;
};

export const networks: Parse<string[]> = (text) => {
  const parts = text.split(",").map((part) => part.trim());
  const isNetwork = (part: string) => {
    const [address = "", prefix = "0", ...rest] = part.split("/");
    const version = isIP(address);
    return (
      version !== 0 &&
      rest.length === 0 &&
      /^\d{1,3}$/.test(prefix) &&
      Number(prefix) <= (version === 4 ? 32 : 128)
    );
  };
  return parts.every(isNetwork) ? parts : undefined;
};

export const domains: Parse<string[]> = (text) => {
  const parts = text.split(",").map((part) => part.trim().toLowerCase());
  return parts.every((part) => /^(?:[a-z0-9-]+\.)+[a-z0-9-]+$/.test(part)) ? parts : undefined;
};

export const s3Bucket: Parse<string> = (text) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9._-]+)*\/?$/.test(text) ? text : undefined;

export const oneWord: Parse<string> = (text) => (/^[\x21-\x7e]+$/.test(text) ? text : undefined);

export const postgresUrl: Parse<string> = (text) =>
  /^postgres(ql)?:\/\/\S+$/.test(text) ? text : undefined;

export const smtpUrl: Parse<string> = (text) => {
  const url = URL.parse(text);
  return url && /^smtps?:$/.test(url.protocol) && url.hostname ? text : undefined;
};

export const sender: Parse<string> = (text) =>
  /^([^<>"@,\p{Cc}]* <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u.test(text)
    ? text
    : undefined;

export const timeZone: Parse<string> = (text) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

import type { Operation } from "./api-document.ts";
import { type Draw, oneOf } from "./draw.ts";
import type { KnownIds } from "./known-ids.ts";
import { makeValue } from "./make-value.ts";

/** A possibly malformed request. */
export interface RandomRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

/** Edge cases of texts. */
const TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\ufeff",
  "\u202e\u2066",
  "e\u0301".repeat(300),
  "👩‍👩‍👧‍👧".repeat(50),
  "x".repeat(10_000),
  "'; drop table users; --",
  "' or 1=1 --",
  "%s%n%x",
  "${7*7}{{7*7}}",
  "../../../../etc/passwd",
  "..\\..\\x",
  "file:///etc/passwd",
  "http://127.0.0.1:1/",
  "http://[::1]/",
  "https://user:p@example.invalid/",
  "<script>xss(1)</script>",
  "=1+1",
  "a\r\nSet-Cookie: x=1",
  "(a+)+$",
  "__proto__",
  "constructor",
  "2026-02-30T25:61",
  "9999-12-31T23:59",
  "-271821-04-20",
  "0000-00-00T00:00",
  "null",
  "NaN",
  "true",
  "1e400",
  "٣",
] as const;

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  -(2 ** 63),
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  [],
  {},
  [[]],
  [null],
  Array.from({ length: 300 }, (_, at) => at),
  { length: 5 },
  { toString: 1 },
  ...TEXTS,
];

/** Edge cases of address parts, as sent. */
const PARTS = [
  "0",
  "-1",
  "1",
  "01",
  "1.5",
  "1e3",
  "0x1",
  "2147483647",
  "2147483648",
  "9223372036854775808",
  "9".repeat(400),
  "%00",
  "1%00",
  "%ff",
  "%c0%ae",
  "%ed%a0%80",
  "%",
  "%zz",
  "..",
  "%2e%2e%2f",
  "%2f",
  "a%2fb",
  ";",
  "%0d%0aX:1",
  "null",
  "NaN",
  "__proto__",
  "constructor",
  "%F0%9F%92%A9",
  "'",
  "*",
  "",
] as const;

const TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=utf-16",
  "application/json; charset=latin1",
  "application/vnd.api+json",
  "text/json",
  "text/plain",
  "text/html",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "multipart/form-data; boundary=" + "x".repeat(200),
  "application/xml",
  "application/octet-stream",
  "a",
  "",
] as const;

const HEADERS: readonly (readonly [string, string])[] = [
  ["idempotency-key", ""],
  ["idempotency-key", "a".repeat(5_000)],
  ["idempotency-key", "fuzz"],
  ["accept-language", "*;q=0"],
  ["accept-language", "es,".repeat(1_000)],
  ["accept-language", "x-".repeat(300)],
  ["accept", "text/html"],
  ["accept", "*/*;q=nonsense"],
  ["accept-encoding", "br;q=0, *;q=1"],
  ["content-encoding", "gzip"],
  ["range", "bytes=0-"],
  ["range", "bytes=-1,5-2,0-99999999999999999999"],
  ["if-none-match", '"x", W/"y", *'],
  ["if-modified-since", "yesterday"],
  ["x-forwarded-for", "::ffff:1.2.3.4, unknown, 999.1.1.1"],
  ["x-forwarded-proto", "https"],
  ["x-request-id", "a b\u00ff"],
  ["authorization", "Bearer paso_pat_" + "A".repeat(43)],
  ["authorization", "Basic Og=="],
  ["traceparent", "00-zz-zz-01"],
  ["last-event-id", "-1"],
  ["x-csrf-token", "wrong"],
  ["sec-fetch-site", "cross-site"],
  ["origin", "null"],
  ["cookie", "paso=" + "%".repeat(3_000)],
  ["cookie", "paso=; paso=a; __Host-paso=b; =; ="],
  ["user-agent", "\u0080".repeat(500)],
];

/** One request of an operation, from nearly valid to entirely invalid. */
export function makeRequest(operation: Operation, known: KnownIds, draw: Draw): RandomRequest {
  const headers: Record<string, string> = {};
  const path = makePath(operation, known, draw) + makeQuery(operation, draw);
  const method = draw(40) === 0 ? oneOf(draw, METHODS) : operation.method;
  const body = ["GET", "HEAD"].includes(method) ? null : makeBody(operation, draw);
  if (body !== null) {
    headers["content-type"] = draw(10) > 0 ? "application/json" : oneOf(draw, TYPES);
  }
  for (let more = draw(6); more > 3; more -= 1) {
    const [name, value] = oneOf(draw, HEADERS);
    headers[name] = value;
  }
  return { method, path, headers, body };
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

function makePath({ path }: Operation, known: KnownIds, draw: Draw): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const values = known[name] ?? [];
    if (values.length > 0 && draw(5) > 0) return oneOf(draw, values);
    return oneOf(draw, PARTS);
  });
  return draw(100) === 0
    ? `${filled}${oneOf(draw, ["/", "//", "/x", "?", ".json", "%20"])}`
    : filled;
}

function makeQuery({ query }: Operation, draw: Draw): string {
  const pairs = query.flatMap(({ name, schema }) => {
    if (draw(3) === 0) return [];
    const plain = { draw, definitions: {}, write: () => oneOf(draw, TEXTS) };
    const value = draw(2) === 0 ? makeValue(schema ?? {}, plain) : oneOf(draw, VALUES);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const pair = `${name}=${encodeURIComponent(text.toWellFormed()).slice(0, 4_000)}`;
    return draw(15) === 0 ? [pair, pair] : [pair];
  });
  if (draw(20) === 0)
    pairs.push(oneOf(draw, ["x=1", "__proto__=1", "a[b]=1", "%=%", "&&=", "cursor=%00"]));
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function makeBody({ body, definitions }: Operation, draw: Draw): string | Buffer | null {
  if (body === null)
    return draw(3) === 0 ? oneOf(draw, ["{}", "[]", "null", "x", '{"a":1}']) : null;
  const write = () => (draw(3) === 0 ? oneOf(draw, TEXTS) : "Words of a person");
  let value = makeValue(body, { draw, definitions, write });
  for (let more = draw(4); more > 0; more -= 1) value = spoil(value, draw);
  const text = JSON.stringify(value);
  return draw(6) === 0 ? spoilText(text, draw) : text;
}

/** The same with some part of it replaced, missing, or duplicated. */
function spoil(value: unknown, draw: Draw): unknown {
  if (draw(4) === 0 || typeof value !== "object" || value === null) return oneOf(draw, VALUES);
  if (Array.isArray(value)) {
    const at = draw(value.length + 1);
    if (draw(10) === 0) return Array.from({ length: 400 }, () => value[0] as unknown);
    return [...value.slice(0, at), spoil(value[at], draw), ...value.slice(at + 1)];
  }
  const entries = Object.entries(value);
  const at = draw(entries.length + 1);
  const [name, part] = entries[at] ?? [oneOf(draw, TEXTS), oneOf(draw, VALUES)];
  if (draw(6) === 0) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return { ...value, [name]: spoil(part, draw) };
}

/** Malformed or unusual JSON. */
function spoilText(text: string, draw: Draw): string | Buffer {
  const bytes = Buffer.from(text);
  const at = draw(text.length + 1);
  switch (draw(12)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return `${text}${text}`;
    case 2:
      return `\ufeff${text}`;
    case 3:
      return Buffer.from(text, "utf16le");
    case 4:
      return Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([0xff, 0xc0, 0x80]),
        bytes.subarray(at),
      ]);
    case 5:
      return `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    case 6:
      return `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`;
    case 7:
      return text.replace(/^\{/, `{${text.slice(1, -1)}${text.length > 2 ? "," : ""}`);
    case 8:
      return text.replace(/\d+/, () =>
        oneOf(draw, ["1e999", "-0", "1".repeat(500), "01", "0x1", "1."]),
      );
    case 9:
      return text.replace(/"([^"]*)"/, () => String.raw`"\ud800\u0000\udc00"`);
    case 10:
      return text.replace(/^\{/, '{"__proto__":{"role":"admin"},"constructor":{"prototype":{}},');
    default:
      return text.replace(/^\{/, `{"x":"${"y".repeat(1_100_000)}",`);
  }
}

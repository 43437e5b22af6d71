import type { LookupAddress } from "node:dns";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { fetchPublic } from "./fetch-public.ts";
import type { OutgoingError } from "./outgoing-error.ts";

/** Counts as an address of the internet in these tests; 127.0.0.1 stays what it is. */
const PUBLIC = "127.0.0.2";
const LIMIT = 10_000;

/** Successive results of resolving each name; the last one stays. */
let names: Record<string, string[][]>;
let resolved: string[];
/** Requests that reached the server. */
let seen: {
  host: string | undefined;
  path: string | undefined;
  headers: Record<string, unknown>;
}[];
let server: Server | undefined;
let handle: RequestListener;
let port: number;

beforeEach(async () => {
  names = { "site.example": [[PUBLIC]] };
  resolved = [];
  seen = [];
  handle = (_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8").end("<p>Hello</p>");
  };
  server = createServer((request, response) => {
    const { host, ...headers } = request.headers;
    seen.push({ host, path: request.url, headers });
    handle(request, response);
  });
  // On every address of this machine, so that a request to 127.0.0.1 would arrive.
  await new Promise<void>((resolve) => server?.listen(0, "0.0.0.0", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const fetchPage = (address: string, timeout = 30_000) =>
  fetchPublic(new URL(address), {
    types: ["text/html"],
    limit: LIMIT,
    timeout,
    network: {
      networks: [PUBLIC],
      port,
      lookup: (hostname, _, done) => {
        resolved.push(hostname);
        const [next, ...later] = names[hostname] ?? [];
        if (!next) return done(Object.assign(new Error("unknown"), { code: "ENOTFOUND" }), []);
        if (later.length > 0) names[hostname] = later;
        const found = next.map((address): LookupAddress => ({
          address,
          family: address.includes(":") ? 6 : 4,
        }));
        done(null, found);
      },
    },
  });

const reasonOf = (address: string, timeout?: number) =>
  fetchPage(address, timeout).then(
    () => null,
    (error: OutgoingError) => error.reason,
  );

/** Sets the responses, by path. */
function respond(responses: Record<string, RequestListener>): void {
  handle = (request, response) => {
    const respondTo = responses[request.url ?? ""];
    if (respondTo) respondTo(request, response);
    else response.writeHead(404, { "content-type": "text/html" }).end("missing");
  };
}

const redirectTo =
  (location: string): RequestListener =>
  (_, response) =>
    void response.writeHead(302, { location }).end();

describe("a page", () => {
  test("is read with its type and charset", async () => {
    const page = await fetchPage("http://site.example/a?b=c#d");
    expect(page).toMatchObject({ type: "text/html", charset: "utf-8" });
    expect(page?.body.toString()).toBe("<p>Hello</p>");
    expect(seen).toMatchObject([
      { host: expect.stringMatching(/^site\.example\b/) as string, path: "/a?b=c" },
    ]);
  });

  test("is asked for without cookies or credentials, also after a redirect that sets some", async () => {
    respond({
      "/": (_, response) =>
        void response.writeHead(302, { location: "/next", "set-cookie": "a=1; Path=/" }).end(),
      "/next": (_, response) => void response.setHeader("content-type", "text/html").end("next"),
    });
    expect((await fetchPage("http://site.example/"))?.body.toString()).toBe("next");
    expect(seen.map(({ path }) => path)).toEqual(["/", "/next"]);
    for (const { headers } of seen) {
      expect(headers).not.toHaveProperty("cookie");
      expect(headers).not.toHaveProperty("authorization");
      expect(headers).not.toHaveProperty("referer");
    }
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("may come compressed with %s", async (encoding, compress) => {
    handle = (_, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-encoding": encoding });
      response.end(compress("<p>Hello</p>"));
    };
    expect((await fetchPage("http://site.example/"))?.body.toString()).toBe("<p>Hello</p>");
  });

  test.each([
    ["another type", { "content-type": "application/pdf" }, 200],
    ["no type", {}, 200],
    ["an error", { "content-type": "text/html" }, 500],
    ["an encoding not asked for", { "content-type": "text/html", "content-encoding": "zstd" }, 200],
  ])("is none where there is %s", async (_, headers, status) => {
    handle = (_request, response) => void response.writeHead(status, headers).end("x");
    expect(await fetchPage("http://site.example/")).toBeNull();
  });

  test("is none where redirects do not end, or lead to no address", async () => {
    respond({ "/": redirectTo("/"), "/lost": redirectTo("http://[") });
    expect(await fetchPage("http://site.example/")).toBeNull();
    expect(seen).toHaveLength(6);
    expect(await fetchPage("http://site.example/lost")).toBeNull();
  });
});

describe("no request leaves for", () => {
  test.each([
    "http://127.0.0.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://017700000001/",
    "http://169.254.169.254/latest/meta-data/",
    "http://site.example:8080/",
    "https://site.example:80/",
    "http://site.example:22/",
  ])("%s", async (address) => {
    expect(await reasonOf(address)).toBe("private");
    expect(seen).toEqual([]);
  });

  test.each(["ftp://site.example/", "file:///etc/passwd", "http://me:secret@site.example/"])(
    "%s",
    async (address) => {
      expect(await reasonOf(address)).toBe("insecure");
      expect(seen).toEqual([]);
    },
  );

  test.each([
    "127.0.0.1",
    "10.0.0.1",
    "169.254.169.254",
    "::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "fe80::1",
    "ff02::1",
    "240.0.0.1",
  ])("a name that resolves to %s", async (address) => {
    names["inside.example"] = [[address]];
    expect(await reasonOf("http://inside.example/")).toBe("private");
    expect(seen).toEqual([]);
  });

  test.each([
    "http://127.0.0.1/",
    "http://inside.example/",
    "http://site.example:8080/",
    "//127.0.0.1/",
  ])("%s, where a page redirects to it", async (location) => {
    names["inside.example"] = [["127.0.0.1"]];
    respond({ "/": redirectTo(location) });
    expect(await reasonOf("http://site.example/")).toBe("private");
    expect(seen.map(({ path }) => path)).toEqual(["/"]);
  });

  test("file:, where a page redirects to it", async () => {
    respond({ "/": redirectTo("file:///etc/passwd") });
    expect(await reasonOf("http://site.example/")).toBe("insecure");
  });
});

describe("a name that resolves to another address each time", () => {
  test("is resolved once for a connection", async () => {
    names["site.example"] = [[PUBLIC], ["127.0.0.1"]];
    expect(await fetchPage("http://site.example/")).not.toBeNull();
    expect(resolved).toEqual(["site.example"]);
  });

  test("is checked again for the next one", async () => {
    names["site.example"] = [[PUBLIC], ["127.0.0.1"]];
    respond({ "/": redirectTo("/secret") });
    expect(await reasonOf("http://site.example/")).toBe("private");
    expect(seen.map(({ path }) => path)).toEqual(["/"]);
  });

  test("is connected to at its public address alone", async () => {
    names["site.example"] = [["127.0.0.1", PUBLIC]];
    let local: string | undefined;
    handle = (request, response) => {
      local = request.socket.localAddress;
      response.setHeader("content-type", "text/html").end("x");
    };
    expect(await fetchPage("http://site.example/")).not.toBeNull();
    expect(local).toBe(PUBLIC);
  });
});

describe("a server is given up that", () => {
  test("sends too much", async () => {
    handle = (_, response) => {
      response.setHeader("content-type", "text/html").end("x".repeat(LIMIT + 1));
    };
    expect(await reasonOf("http://site.example/")).toBe("too_large");
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ])("sends a few bytes of %s that become many", async (encoding, compress) => {
    const bomb = compress(Buffer.alloc(20_000_000));
    handle = (_, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-encoding": encoding });
      response.end(bomb.subarray(0, LIMIT));
    };
    expect(await reasonOf("http://site.example/")).toBe("too_large");
  });

  test("says nothing", async () => {
    handle = () => {};
    expect(await reasonOf("http://site.example/", 300)).toBe("timeout");
  });

  test("never comes to the end of its body", async () => {
    handle = (_, response) => {
      response.setHeader("content-type", "text/html").write("x");
    };
    expect(await reasonOf("http://site.example/", 300)).toBe("timeout");
  });

  test("breaks off, or sends no gzip", async () => {
    respond({
      "/broken": (_, response) => {
        response.writeHead(200, { "content-type": "text/html", "content-length": "100" });
        response.write("x", () => response.destroy());
      },
      "/garbled": (_, response) => {
        response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" });
        response.end("no gzip");
      },
    });
    expect(await reasonOf("http://site.example/broken")).toBe("unreachable");
    expect(await reasonOf("http://site.example/garbled")).toBe("unreachable");
    expect(await reasonOf("http://unknown.example/")).toBe("unreachable");
  });
});

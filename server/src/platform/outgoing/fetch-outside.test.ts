import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { afterEach, describe, expect, test } from "vitest";

import { checkAddress } from "./allowed-address.ts";
import { fetchOutside } from "./fetch-outside.ts";
import type { OutgoingError } from "./outgoing-error.ts";

const LOOPBACK = ["127.0.0.0/8", "::1"];
const started: Server[] = [];

afterEach(() => {
  for (const server of started.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  started.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const reasonOf = (address: string, networks: string[] = []) =>
  fetchOutside(new URL(address), { networks, limit: 1000 }).then(
    () => null,
    (error: OutgoingError) => error.reason,
  );

describe("which addresses are called", () => {
  const rules = { networks: [], isSecure: true };

  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fc00::1",
    "::ffff:127.0.0.1",
    "::ffff:a00:1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "64:ff9b:1::7f00:1",
    "::7f00:1",
    "::ffff:0:7f00:1",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
    "2001:db8::1",
    "fec0::1",
    "ff02::1",
    "192.0.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "240.0.0.1",
  ])("%s is not", (address) => {
    expect(() => checkAddress(address, rules)).toThrow(
      expect.objectContaining({ reason: "private" }),
    );
  });

  test.each(["93.184.216.34", "2606:4700::1111"])("%s is, with https", (address) => {
    expect(() => checkAddress(address, rules)).not.toThrow();
    expect(() => checkAddress(address, { ...rules, isSecure: false })).toThrow(
      expect.objectContaining({ reason: "insecure" }),
    );
  });

  test("a private one is where the settings name its network", () => {
    const networks = ["10.1.0.0/16"];
    expect(() => checkAddress("10.1.2.3", { networks, isSecure: false })).not.toThrow();
    expect(() => checkAddress("10.2.2.3", { networks, isSecure: true })).toThrow("private network");
  });
});

describe("what is called", () => {
  test.each([
    ["http://127.0.0.1:1/", "private"],
    ["https://[::1]:1/", "private"],
    ["https://2130706433/", "private"],
    ["https://0x7f.1/", "private"],
    ["https://localhost:1/", "private"],
    ["ftp://example.org/", "insecure"],
    ["https://user:secret@example.org/", "insecure"],
  ])("%s is not: %s", async (address, reason) => {
    expect(await reasonOf(address)).toBe(reason);
  });

  test("sends a body and headers, and gives the response back", async () => {
    const host = await serve((request, response) => {
      response.setHeader("x-type", request.headers["content-type"] ?? "");
      request.pipe(response);
    });
    const response = await fetchOutside(new URL(`http://${host}/`), {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: "Good morning",
      networks: LOOPBACK,
      limit: 1000,
    });
    expect([response.status, response.headers.get("x-type")]).toEqual([200, "text/plain"]);
    expect(await response.text()).toBe("Good morning");
  });

  test("a redirect is given back, not followed", async () => {
    const host = await serve((_, response) => {
      response.writeHead(302, { location: "http://10.0.0.1/" }).end();
    });
    const response = await fetchOutside(new URL(`http://${host}/`), {
      networks: LOOPBACK,
      limit: 1000,
    });
    expect([response.status, response.headers.get("location")]).toEqual([302, "http://10.0.0.1/"]);
  });

  test("a response that is too large, or ends early, and nobody there", async () => {
    const large = await serve((_, response) => response.end("x".repeat(1001)));
    expect(await reasonOf(`http://${large}/`, LOOPBACK)).toBe("too_large");
    const broken = await serve((_, response) => {
      response.writeHead(200, { "content-length": "100" }).write("x");
      response.destroy();
    });
    expect(await reasonOf(`http://${broken}/`, LOOPBACK)).toBe("unreachable");
    expect(await reasonOf("http://127.0.0.1:9/", LOOPBACK)).toBe("unreachable");
  });
});

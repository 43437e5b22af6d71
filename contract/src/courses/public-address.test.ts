import { describe, expect, test } from "vitest";

import { readPublicAddress } from "./public-address.ts";
import { readVideoAddress } from "./video-address.ts";

const PRIVATE_HOSTS = [
  "10.0.0.5",
  "127.0.0.2",
  "100.64.1.1",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "0.0.0.0",
  "2886729729",
  "0xa9fea9fe",
  "[::]",
  "[fe80::1]",
  "[fd00::1]",
  "[::ffff:10.0.0.1]",
  "[::ffff:169.254.169.254]",
  "[::ffff:0:127.0.0.1]",
  "[::127.0.0.1]",
  "[::5]",
  "[64:ff9b::10.0.0.1]",
  "[64:ff9b:1::1]",
  "[2002:7f00:1::]",
  "[2002:c0a8:101::1]",
  "[2001:0:1:2::1]",
  "[2001:db8::1]",
  "[fec0::1]",
  "192.0.0.8",
  "192.0.2.1",
  "0177.0.0.1",
  "１２７.0.0.1",
  "127.1",
  "localhost.",
  "a.localhost",
  "router.localdomain",
  "nas.home",
  "wiki.corp",
  "wiki.intranet",
  "intranet",
  "files.local",
  "metadata.google.internal",
  "nas.lan.",
];

describe("an address for any browser", () => {
  test.each([
    "https://example.org/a.png",
    "https://172.32.0.1/a.png",
    "https://[2606:4700::1111]/a.png",
    "https://[2002:808:808::1]/a.png",
    "https://corp.example.org:8443/a.png",
  ])("may be %s", (address) => {
    expect(readPublicAddress(address)?.href).toBe(address);
  });

  test.each([
    "http://example.org/a.png",
    "https://",
    "https://user:p@example.org/a.png",
    "https://user@example.org/a.png",
    "https://example.org\\@evil.example/a.png",
    "https://exa\nmple.org/a.png",
    "https://example.org/a b.png",
    "//example.org/a.png",
    // On an https page, these are relative paths of its own site.
    "https:example.org/a.png",
    "https:/example.org/a.png",
    "https:///example.org/a.png",
    "https://example.org/a\u0000.png",
    "\u0001https://example.org/a.png",
    "https://:p@example.org/a.png",
    "https://@example.org/a.png",
    "javascript:alert(1)",
    ...PRIVATE_HOSTS.map((host) => `https://${host}/a.png`),
  ])("is not %j", (address) => {
    expect(readPublicAddress(address)).toBeNull();
  });
});

describe("a video's address", () => {
  test.each([
    "/student/courses/file/7/a.mp4",
    "http://localhost:3000/a.mp4",
    "https://example.org/a.mp4",
  ])("may be %s", (address) => {
    expect(readVideoAddress(address)).toMatchObject({ provider: "file", kind: "mp4" });
  });

  test.each([
    "/\\host/x.mp4",
    "/a\\..\\x.mp4",
    "//host/x.mp4",
    "/\t/host/x.mp4",
    "https://localhost:8443/x.mp4",
    "http://localhost:3000\n/x.mp4",
    "http://user@localhost:3000/x.mp4",
    "http://@localhost:3000/x.mp4",
    "http://localhost.:3000/x.mp4",
    "https://user:p@example.org/x.mp4",
    "https://example.org\\x.mp4",
    ...PRIVATE_HOSTS.map((host) => `https://${host}/x.mp4`),
  ])("is not %j", (address) => {
    expect(readVideoAddress(address)).toBeNull();
  });
});

import { describe, expect, test } from "vitest";

import { isInNetworks, networkOf, shortenAddress } from "./network.ts";

describe("networkOf", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["192.0.2.7:51234", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:c000:207", "192.0.2.7"],
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::1]:443", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8:0:0:1::", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["_hidden", "unknown"],
    ["", "unknown"],
  ])("%s is counted as %s", (client, network) => {
    expect(networkOf(client)).toBe(network);
  });
});

describe("shortenAddress", () => {
  test.each([
    ["192.0.2.7", "192.0.2.x"],
    ["::ffff:192.0.2.7", "192.0.2.x"],
    ["192.0.2.7:51234", "192.0.2.x"],
    ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1::"],
    ["fe80::1%eth0", "fe80:0:0::"],
    ["_hidden", "unknown"],
  ])("%s is kept as %s", (client, shortened) => {
    expect(shortenAddress(client)).toBe(shortened);
  });
});

describe("isInNetworks", () => {
  const networks = ["203.0.113.0/24", "198.51.100.7", "2001:db8:5::/48"];

  test.each(["203.0.113.9", "::ffff:203.0.113.9", "198.51.100.7", "2001:db8:5:9::1"])(
    "%s is",
    (client) => {
      expect(isInNetworks(client, networks)).toBe(true);
    },
  );

  test.each(["203.0.114.9", "198.51.100.8", "2001:db8:6::1", "unknown", "fe80::1%eth0"])(
    "%s is not",
    (client) => {
      expect(isInNetworks(client, networks)).toBe(false);
    },
  );
});

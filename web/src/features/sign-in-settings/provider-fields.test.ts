import { expect, test } from "vitest";

import { emptyFields, fieldsOf, keyOf } from "./provider-fields.ts";

test.each([
  ["Universidad de Málaga", "universidad-de-malaga"],
  ["  Google!", "google"],
  ["Ω", ""],
  ["A".repeat(60), "a".repeat(40)],
  [`${"a".repeat(39)} b`, "a".repeat(39)],
])("%s is called %s in addresses", (name, key) => {
  expect(keyOf(name)).toBe(key);
});

test("the form of a stored provider has everything but its secret", () => {
  const { saml: _, domains: __, oidc, ...shared } = emptyFields("oidc");
  const stored = { ...shared, key: "k", name: "N", creates_accounts: true };
  const { client_secret: ___, ...connection } = { ...oidc, issuer: "https://id.example.org" };
  const fields = fieldsOf({
    ...stored,
    kind: "oidc",
    ...connection,
    id: 1,
    enabled: true,
    people: 3,
    domains: ["a.example", "b.example"],
    has_secret: true,
    can_read_secret: true,
    return_address: "https://learn.example.org/login/return/k",
  });
  expect(fields).toEqual({
    ...emptyFields("oidc"),
    ...stored,
    domains: "a.example, b.example",
    oidc: { ...connection, client_secret: "" },
  });
});

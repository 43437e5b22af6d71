import { expect, it } from "vitest";

import { hashPassword, verifyPassword } from "./hash-password.ts";

it("hashes with argon2id, salted, at the cost we decided on", async () => {
  const hashes = await Promise.all([hashPassword("correct horse"), hashPassword("correct horse")]);
  expect(hashes[0]).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

it("accepts the right password and no other", async () => {
  const passwordHash = await hashPassword("contraseña");
  expect(await verifyPassword(passwordHash, "contraseña")).toBe(true);
  expect(await verifyPassword(passwordHash, "contrasena")).toBe(false);
});

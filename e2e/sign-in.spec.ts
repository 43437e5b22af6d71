import { checkAccessibility } from "./support/check-accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, fillSignIn, signIn } from "./support/people.ts";

test("a student signs in, stays signed in, and signs out @everywhere", async ({ page, server }) => {
  const student = await createUser(server, "student");

  await page.goto("/student");
  await expect(page).toHaveURL(/\/login\?next=/);
  await checkAccessibility(page);
  await fillSignIn(page, student);
  await expect(page).toHaveURL("/student");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await checkAccessibility(page);

  await page.reload();
  await expect(page).toHaveURL("/student");

  await page.getByRole("button", { name: student.name }).click();
  await page.getByRole("button", { name: /sign out|cerrar sesión/i }).click();
  await expect(page).toHaveURL("/login");
  await page.goto("/student");
  await expect(page).toHaveURL(/\/login/);
});

test("a wrong password is told beside the field and nothing typed is lost", async ({
  page,
  server,
  faults,
}) => {
  const student = await createUser(server, "student");
  faults.expect(/^422 POST .*\/api\/session$/);

  await page.goto("/login");
  await fillSignIn(page, { ...student, password: "not the password" });

  await expect(page.getByText("E-mail address or password is wrong.")).toBeVisible();
  await expect(page.locator('input[name="email"]')).toHaveValue(student.email);
  await expect(page).toHaveURL("/login");
  await checkAccessibility(page);

  await fillSignIn(page, student);
  await expect(page).toHaveURL("/student");
});

for (const [role, start] of [
  ["student", "/student"],
  ["instructor", "/authoring"],
] as const) {
  test(`a person with the role ${role} begins at ${start}`, async ({ page, server }) => {
    await signIn(page, await createUser(server, role));
    await expect(page).toHaveURL(start);
  });
}

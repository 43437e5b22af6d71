import { readFile } from "node:fs/promises";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, signIn } from "./support/people.ts";

/** As Excel writes “CSV” on a Spanish computer: semicolons, windows-1252. */
const FILE = Buffer.from(
  [
    "Correo;Nombre;Apellidos;Rol;Qué es",
    "nahia@example.org;Nahía;Etxeberría;Estudiante;es",
    "tomas@example.org;Tomás;=1+1;Docente;en",
    "nahia@example.org;Nahía;Etxeberría;;es",
    "camila@example;Camila;Duarte;;es",
    "",
  ].join("\r\n"),
  "latin1",
);

test("people are imported from a file: tried before, refused rows come back, a second time changes nothing", async ({
  page,
  server,
}) => {
  await signIn(page, await createUser(server, "admin"));
  await page.goto("/admin/people");
  await page.getByRole("link", { name: "Import a CSV file" }).click();
  await expect(page).toHaveURL("/admin/people/import");
  const rows = page.getByRole("list", { name: "Rows of the file" }).getByRole("listitem");
  const figures = page.getByRole("status").filter({ hasText: "new people" });
  const choose = async (buffer = FILE) => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file" }).click();
    await (await chooser).setFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  };

  await test.step("a workbook that was only renamed is refused", async () => {
    await choose(Buffer.from("PK\u0003\u0004\u0014\0\u0006\0[Content_Types].xml"));
    await expect(page.getByText("This is not a CSV file.")).toBeVisible();
  });

  await test.step("columns are recognised, others are assigned; each row says what will happen", async () => {
    await checkScreen(page, LOOKS.en);
    await choose();
    await expect(rows).toHaveCount(4);
    await page.getByRole("button", { name: "Qué es" }).click();
    await page.getByRole("option", { name: "Language" }).click();
    await expect(rows.nth(0)).toContainText("Nahía Etxeberría");
    await expect(rows.nth(0)).toContainText("New");
    await expect(rows.nth(2)).toContainText("Unchanged");
    await expect(rows.nth(3)).toContainText("This is not an e-mail address.");
    await checkScreen(page, LOOKS.en);
  });

  await test.step("the import runs in the background; what was refused comes back as a file", async () => {
    await page.getByRole("button", { name: "Import 2 rows" }).click();
    await expect(page.getByText("The import is done")).toBeVisible({ timeout: 30_000 });
    await expect(figures).toContainText("2 new people");
    await expect(figures).toContainText("1 row refused");
    await checkScreen(page, LOOKS.en);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download the refused rows with reasons" }).click();
    const text = await readFile(await (await download).path(), "utf8");
    expect(text).toBe(
      "\uFEFFE-mail address,First name,Last name,Role,Course,Group,Language,Reason\r\n" +
        "camila@example,Camila,Duarte,,,,es,This is not an e-mail address.\r\n",
    );
  });

  await test.step("the same file a second time has nothing to do", async () => {
    await page.getByRole("button", { name: "Import another file" }).click();
    await choose();
    await page.getByRole("button", { name: "Qué es" }).click();
    await page.getByRole("option", { name: "Language" }).click();
    await expect(page.getByRole("button", { name: "Nothing to import" })).toBeDisabled();
    await page.getByRole("link", { name: "People", exact: true }).first().click();
    await expect(page.getByRole("list", { name: "People" })).toContainText("Tomás =1+1");
  });
});

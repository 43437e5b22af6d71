import { expect, it } from "vitest";

import { renderScreen } from "../../testing/render-screen.tsx";
import { ImportOutcomes } from "./import-outcomes.tsx";

const row = (line: number, email: string) => ({
  line,
  email,
  first_name: "Ada",
  last_name: "",
  role: "",
  course: "3",
  group: "",
  language: "",
});

it("names the role, the course and the group that each row leads to", async () => {
  const { getByRole } = await renderScreen(
    <ImportOutcomes
      rows={[row(2, "ada@example.org"), row(3, "bo@example.org"), row(4, "nobody")]}
      outcomes={[
        {
          line: 2,
          outcome: "new",
          changes: ["course"],
          message: null,
          becomes: { role: "student", course: { title: "Soil", group: "Evening" } },
        },
        {
          line: 3,
          outcome: "new",
          changes: ["course"],
          message: null,
          becomes: { role: "instructor", course: { title: "Soil", group: "" } },
        },
        {
          line: 4,
          outcome: "refused",
          changes: [],
          message: "This is not an e-mail address.",
          becomes: null,
        },
      ]}
    />,
  );
  const rows = getByRole("list", { name: "Rows of the file" }).getByRole("listitem");
  await expect.element(rows.nth(0).getByText("Student · Soil · Evening")).toBeVisible();
  await expect.element(rows.nth(1).getByText("Instructor · Soil · First group")).toBeVisible();
  await expect.element(rows.nth(2).getByText(/not an e-mail address\.$/)).toBeVisible();
  expect(rows.nth(2).getByText("Student").elements()).toHaveLength(0);
});

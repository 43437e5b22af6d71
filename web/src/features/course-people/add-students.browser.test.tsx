import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { AddStudents } from "./add-students.tsx";

it("says at the field that nobody was typed, until somebody is", async () => {
  startFakeServer({
    "POST /api/authoring/courses/7/students": () =>
      refusal(422, { errors: { text: ["This field is required."] } }),
    "POST /api/authoring/courses/7/students/check": () => ({ people: [], is_sending: true }),
  });
  const { getByRole, getByText } = await renderScreen(<AddStudents courseId={7} groups={[]} />);
  const field = getByRole("textbox", { name: /^Names and addresses/ });
  await userEvent.click(getByRole("button", { name: "Add students" }));
  await expect.element(field).toHaveAccessibleDescription(/This field is required\./);
  await expect.element(getByText(/^Error:/)).not.toBeInTheDocument();
  await userEvent.fill(field, "ada@example.org");
  await expect.element(getByText("This field is required.")).not.toBeInTheDocument();
});

it("takes addresses of a file from any column, and says that its groups are left out", async () => {
  startFakeServer({
    "POST /api/authoring/courses/7/students/check": () => ({ people: [], is_sending: true }),
  });
  const { container, getByRole, getByText } = await renderScreen(
    <AddStudents courseId={7} groups={[]} />,
  );
  const csv = "nombre;grupo\nada@example.org;Tarde\n";
  const input = container.querySelector<HTMLInputElement>("input[type=file]");
  await userEvent.upload(input!, new File([csv], "people.csv", { type: "text/csv" }));
  const field = getByRole("textbox", { name: /^Names and addresses/ });
  await expect.element(field).toHaveValue("ada@example.org");
  const note = getByText(/^The groups of the file are left out here/);
  await expect.element(note).toBeVisible();
  await userEvent.upload(input!, new File(["bo@example.org\n"], "more.csv", { type: "text/csv" }));
  await expect.element(field).toHaveValue("ada@example.org\nbo@example.org");
  await expect.element(note).toBeVisible();
  await userEvent.fill(field, "");
  await userEvent.fill(field, "eve@example.org");
  await expect.element(note).not.toBeInTheDocument();
});

it("keeps the focus on its button after somebody was added", async () => {
  const wrong = { line: 1, email: "nobody", name: "", outcome: "refused", message: "No address." };
  const ada = { line: 2, email: "ada@example.org", name: "", outcome: "enrols", message: null };
  const people = [wrong, ada];
  startFakeServer({
    "POST /api/authoring/courses/7/students": () => ({ added: 1, people }),
    "POST /api/authoring/courses/7/students/check": () => ({ people, is_sending: true }),
  });
  const { getByRole } = await renderScreen(<AddStudents courseId={7} groups={[]} />);
  const field = getByRole("textbox", { name: /^Names and addresses/ });
  await userEvent.fill(field, "nobody\nada@example.org");
  await userEvent.click(getByRole("button", { name: "Add 1 student" }));
  await expect.element(field).toHaveValue("nobody");
  await expect.element(getByRole("button", { name: /^Add/ })).toHaveFocus();
});

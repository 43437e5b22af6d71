import type { DiplomaDesign } from "@paso/contract";
import { type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { renderScreen } from "../../../testing/render-screen.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import { SignatureFields } from "./signature-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import type { DesignForm } from "./use-design-form.ts";

const DESIGN: DiplomaDesign = {
  paper: "a4",
  orientation: "landscape",
  logo: true,
  background: null,
  heading: "Diploma",
  lead: "has completed",
  details: ["{hours}"],
  signatures: [{ name: "Marta Ruiz", post: "Head", picture: null }],
  hours: 12.5,
  least_result: null,
};

async function show(
  fields: (form: DesignForm) => ReactNode,
  issues: Readonly<Record<string, string>> = {},
) {
  const latest = vi.fn<(design: DiplomaDesign) => void>();
  function Form() {
    const [values, setValues] = useState(DESIGN);
    const form = {
      values,
      set: (change: Partial<DiplomaDesign>) => {
        setValues({ ...values, ...change });
        latest({ ...values, ...change });
      },
      issue: (path: string) => issues[path],
    };
    return fields(form as DesignForm);
  }
  const screen = await renderScreen(<Form />);
  return { ...screen, design: () => latest.mock.lastCall?.[0] };
}

describe("the signatures of a design", () => {
  it("are up to three, and removed by their position", async () => {
    const { getByRole, design } = await show((form) => <SignatureFields form={form} most={5} />);
    const add = getByRole("button", { name: "Add a signature" });
    await userEvent.click(add);
    await userEvent.click(add);
    await expect.element(add).not.toBeInTheDocument();
    const second = getByRole("group", { name: "Signature 2" });
    await userEvent.fill(second.getByRole("textbox", { name: "Name" }), "Ada");
    await userEvent.click(getByRole("button", { name: "Remove signature 1" }));
    expect(design()?.signatures).toEqual([
      { name: "Ada", post: "", picture: null },
      { name: "", post: "", picture: null },
    ]);
  });

  it("say beside the field what is wrong with it", async () => {
    const { getByRole } = await show((form) => <SignatureFields form={form} most={5} />, {
      "signatures.0.name": "This field is required.",
    });
    await expect
      .element(getByRole("textbox", { name: "Name" }))
      .toHaveAccessibleDescription("This field is required.");
  });
});

describe("the conditions of a design", () => {
  it("allow pages that closed, and require a result or none", async () => {
    const { getByRole, getByText, design } = await show((form) => (
      <ConditionFields form={form} finalQuestions={3} />
    ));
    await userEvent.click(getByText("Pages that closed may be missing"));
    expect(design()?.allow_missed_pages).toBe(true);
    const least = getByRole("spinbutton", {
      name: "Minimum result in the final quizzes, in percent",
    });
    await userEvent.fill(least, "60");
    await userEvent.tab();
    expect(design()).toMatchObject({ least_result: 60, allow_missed_pages: true });
    await userEvent.clear(least);
    await userEvent.tab();
    expect(design()?.least_result).toBeNull();
  });

  it("say that nothing is required of a course without final quizzes", async () => {
    const { getByText } = await show((form) => <ConditionFields form={form} finalQuestions={0} />);
    await expect
      .element(getByText("This course has no final quizzes, so nothing is required."))
      .toBeVisible();
  });
});

describe("the texts of a design", () => {
  it("show values in words, and keep them as the API names them", async () => {
    const { getByRole, design } = await show((form) => <TextFields form={form} />);
    const line = getByRole("textbox", { name: "Line 1 below the course" });
    await expect.element(line).toHaveValue("{hours}");
    await userEvent.fill(line, "Finished on {finish date}");
    expect(design()?.details).toEqual(["Finished on {finished}"]);
    await expect.element(line).toHaveValue("Finished on {finish date}");
  });

  it("say what looks like a placeholder and will be printed as it is", async () => {
    const { getByRole } = await show((form) => <TextFields form={form} />);
    const lead = getByRole("textbox", { name: "Above the course" });
    await userEvent.fill(lead, "{name} has {finish day}");
    const warning = getByRole("status").first();
    await expect
      .element(warning)
      .toHaveTextContent("“{finish day}” is not filled in: it will be printed as it is.");
    await userEvent.fill(lead, "{name} has {finish date}");
    await expect.element(warning).toBeEmptyDOMElement();
  });

  it("take a value from the menu where the cursor is", async () => {
    const { getByRole, design } = await show((form) => <TextFields form={form} />);
    const lead = getByRole("textbox", { name: "Above the course" });
    await userEvent.fill(lead, "has passed with ");
    await userEvent.click(getByRole("button", { name: "Insert into “Above the course”" }));
    await userEvent.click(getByRole("menuitem", { name: "result" }));
    expect(design()?.lead).toBe("has passed with {grade}");
  });
});

import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

import { NumberField } from "./number-field.tsx";

describe("NumberField", () => {
  it("reports every key as a number, and an empty field as null", async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    const screen = await render(<Controlled onChange={onChange} />);
    const field = screen.getByLabelText("Minimum words");
    await userEvent.fill(field, "");
    await userEvent.type(field, "12");
    await expect.element(field).toHaveValue(12);
    expect(onChange.mock.calls).toEqual([[null], [1], [12]]);
  });

  it("goes no lower than its minimum by the arrow keys", async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    const screen = await render(<Controlled onChange={onChange} />);
    const field = screen.getByLabelText("Minimum words");
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect.element(field).toHaveValue(1);
  });

  it("passes a negative number on, to be refused beside the field instead of changed", async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    const screen = await render(<Controlled onChange={onChange} />);
    const field = screen.getByLabelText("Minimum words");
    await userEvent.fill(field, "");
    await userEvent.click(field);
    await userEvent.keyboard("-5");
    await expect.element(field).toHaveValue(-5);
    expect(onChange).toHaveBeenLastCalledWith(-5);
  });

  it("names its error to assistive technology", async () => {
    const screen = await render(
      <NumberField label="Minimum words" value={-1} onChange={() => {}} error="At least 0." />,
    );
    const field = screen.getByRole("spinbutton", { name: "Minimum words" });
    await expect.element(field).toBeInvalid();
    await expect.element(field).toHaveAccessibleDescription("At least 0.");
  });
});

function Controlled({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(3);
  return (
    <NumberField
      label="Minimum words"
      min={1}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

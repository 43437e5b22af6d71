import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

import { ToastRegion } from "./toast-region.tsx";
import { leaveToasts, showToast } from "./toast.ts";

afterEach(() => void vi.useRealTimers());

const draw = () =>
  render(
    <I18nProvider i18n={i18n}>
      <ToastRegion />
    </I18nProvider>,
  );

describe("toasts", () => {
  it("are pushed away by Escape", async () => {
    const onAction = vi.fn<() => void>();
    const screen = await draw();
    showToast({ text: "Page moved", action: { label: "Undo", onAction } });
    await userEvent.keyboard("{F6}");
    await userEvent.tab();
    await expect.element(screen.getByRole("button", { name: "Undo" })).toBeVisible();
    screen.getByRole("button", { name: "Undo" }).element().focus();
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByText("Page moved")).not.toBeInTheDocument();
    expect(onAction).not.toHaveBeenCalled();
  });

  it("stay behind on the screen they are about, unless they led to the next or outlive it", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: 0 });
    const screen = await draw();
    const action = { label: "Undo", onAction: () => {} };
    showToast({ text: "Page moved", action });
    showToast({ text: "Course deleted", action, outlives: true });
    vi.setSystemTime(5_000);
    showToast({ text: "Planned" });
    leaveToasts();
    await expect.element(screen.getByText("Page moved")).not.toBeInTheDocument();
    await expect.element(screen.getByText("Course deleted")).toBeVisible();
    await expect.element(screen.getByText("Planned")).toBeVisible();
  });
});

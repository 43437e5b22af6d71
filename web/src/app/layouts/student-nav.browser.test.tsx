import type { NavigationAreas } from "@paso/contract";
import { createMemoryHistory } from "@tanstack/react-router";
import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderScreen } from "../../testing/render-screen.tsx";
import { StudentNav } from "./student-nav.tsx";

const nothing = { waiting: 0 };
const FULL: NavigationAreas = {
  courses: nothing,
  news: { waiting: 2 },
  live: nothing,
  workbook: nothing,
  diplomas: nothing,
};

const show = (areas: NavigationAreas | null, path = "/student") =>
  renderScreen(<StudentNav areas={areas} />, createMemoryHistory({ initialEntries: [path] }));
const namesOf = (links: { elements: () => Element[] }) =>
  links
    .elements()
    .filter((link) => link.checkVisibility())
    .map(({ textContent }) => textContent);

afterEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

describe("a student's navigation", () => {
  it("leaves out what is empty", async () => {
    const screen = await show({ notifications: { waiting: 3 } });
    await expect.element(screen.getByRole("navigation", { name: "Main" })).toBeInTheDocument();
    expect(namesOf(screen.getByRole("link"))).toEqual(["Home"]);
  });

  it("keeps its place until it is known what there is, and begins with that next time", async () => {
    await page.viewport(390, 800);
    const unknown = await show(null);
    const list = unknown.container.querySelector("ul")!;
    expect([list.children.length, list.getBoundingClientRect().height]).toEqual([0, 60]);
    await unknown.unmount();
    await (await show(FULL)).unmount();
    const later = await show(null);
    await expect.element(later.getByRole("link", { name: "Diplomas" })).toBeVisible();
    await expect.element(later.getByRole("link", { name: "News", exact: true })).toBeVisible();
  });

  it("says how much is unread, to everybody", async () => {
    const screen = await show(FULL);
    await expect.element(screen.getByRole("link", { name: /^News ?: 2 unread$/ })).toBeVisible();
    await expect.element(screen.getByRole("link", { name: "Live", exact: true })).toBeVisible();
  });

  it("shows where one is, also below an item", async () => {
    const screen = await show(FULL, "/student/courses/5");
    const courses = screen.getByRole("link", { name: "Courses" });
    await expect.element(courses).toHaveAttribute("aria-current", "true");
    expect(screen.container.querySelectorAll("[aria-current]")).toHaveLength(1);
  });

  it("marks nothing on a screen whose own item is left out", async () => {
    const screen = await show({ courses: nothing }, "/student/diplomas");
    await expect.element(screen.getByRole("link", { name: "Home" })).toBeVisible();
    expect(screen.container.querySelector("[aria-current]")).toBeNull();
  });

  it("has six tabs side by side at 320 pixels", async () => {
    await page.viewport(320, 640);
    const screen = await show(FULL);
    await expect.element(screen.getByRole("link", { name: "Diplomas" })).toBeVisible();
    expect(screen.getByRole("button", { name: "More" }).elements()).toHaveLength(0);
    const tabs = screen
      .getByRole("link")
      .elements()
      .map((tab) => tab.getBoundingClientRect());
    expect(new Set(tabs.map(({ top }) => top)).size).toBe(1);
    expect(Math.min(...tabs.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it("opens what does not fit under More, by keyboard", async () => {
    await page.viewport(390, 800);
    const screen = await show({ ...FULL, catalogue: nothing }, "/catalogue/4");
    const more = screen.getByRole("button", { name: "More" });
    await expect.element(more).toHaveAttribute("aria-current", "true");
    expect(namesOf(screen.getByRole("link"))).not.toContain("Catalogue");
    more.element().focus();
    await userEvent.keyboard("{Enter}");
    const catalogue = screen.getByRole("link", { name: "Catalogue" });
    await expect.element(catalogue).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(catalogue).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(more).toHaveFocus();
  });
});

import type { Diploma, OwnCourseDiploma } from "@paso/contract";
import { describe, expect, it } from "vitest";

import { startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { BadgeMenu } from "./badge-menu.tsx";
import { CourseDiploma } from "./course-diploma.tsx";

const diploma: Diploma = {
  id: 3,
  number: "7KQ4-MX2P-9TRB-04WZ",
  course_id: 2,
  course_title: "Learning that lasts",
  name: "Ada Byron",
  issued_on: "2026-03-10",
  state: "ready",
  shown_name: "full",
  has_picture: true,
  has_badge: true,
  verify_path: "/verify/7KQ4MX2P9TRB04WZ",
  reissued_on: null,
  revoke_reason: null,
};

const CALL = "GET /api/courses/2/diploma";
const none: OwnCourseDiploma = { diploma: null, missing: "preparing", result: null };
const show = (...answers: OwnCourseDiploma[]) => {
  const left = [...answers];
  const server = startFakeServer({ [CALL]: () => (left.length > 1 ? left.shift()! : left[0]!) });
  return renderScreen(<CourseDiploma courseId={2} />).then((screen) => ({ screen, server }));
};

describe("the diploma where a course ends", () => {
  it("is being made, and is there by itself", async () => {
    const ready = { diploma, missing: null, result: null };
    const making = { ...ready, diploma: { ...diploma, state: "preparing" as const } };
    const { screen } = await show(none, making, ready);
    await expect.element(screen.getByText("Your diploma is being made")).toBeVisible();
    const heading = screen.getByRole("heading", { name: "It is ready, and yours to keep" });
    await expect.element(heading, { timeout: 15_000 }).toBeVisible();
    // The congratulation above has already said that it comes by e-mail.
    expect(screen.container.textContent).not.toContain("e-mail");
    const link = screen.getByRole("link", { name: "Download PDF" });
    await expect.element(link).toHaveAttribute("href", "/api/diplomas/3/document");
    const picture = screen.container.querySelector("img");
    expect(picture?.getAttribute("src")).toBe("/api/diplomas/3/picture");
  });

  it("says kindly what a result lacks", async () => {
    const { screen } = await show({
      ...none,
      missing: "result",
      result: { right: 5, questions: 9, least: 80 },
    });
    await expect
      .element(screen.getByText(/at least 80% .* You answered 5 of 9 correctly/))
      .toBeVisible();
  });

  it("is not spoken of where the course gives none, and where it was withdrawn", async () => {
    const { screen, server } = await show({ ...none, missing: "none" });
    await expect.poll(() => server.sent(CALL).length).toBe(1);
    await expect.poll(() => screen.container.textContent).toBe("");
  });
});

it("a badge is offered as a picture, a drawing and for wallets, and to LinkedIn with all that it asks", async () => {
  const screen = await renderScreen(<BadgeMenu diploma={diploma} />);
  await screen.getByText("Share as a digital badge").click();
  for (const [name, format] of [
    [/^Badge as an image/, "png"],
    [/^Badge as a vector image/, "svg"],
    [/^For a digital wallet/, "jwt"],
  ] as const) {
    const link = screen.getByRole("link", { name });
    await expect.element(link).toHaveAttribute("href", `/api/diplomas/3/badge/${format}`);
  }
  const link = screen.getByRole("link", { name: /Add to your LinkedIn profile/ });
  const address = new URL(link.element().getAttribute("href") ?? "");
  expect(address.origin + address.pathname).toBe("https://www.linkedin.com/profile/add");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    startTask: "CERTIFICATION_NAME",
    name: "Learning that lasts",
    organizationName: "Paso",
    issueYear: "2026",
    issueMonth: "3",
    certUrl: `${location.origin}/verify/7KQ4MX2P9TRB04WZ`,
    certId: "7KQ4-MX2P-9TRB-04WZ",
  });
});

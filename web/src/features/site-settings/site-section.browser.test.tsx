import type { Site } from "@paso/contract";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { type FakeServer, refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { StaffKit } from "../../ui/staff/staff-kit.tsx";
import type { SiteSectionId } from "./sections.ts";
import { SiteSection } from "./site-section.tsx";

const SITE = {
  name: "South School",
  locale: "en",
  time_zone: "UTC",
  support_address: null,
  accent: null,
  sign_up: "nobody",
  sign_up_domains: [],
  catalogue: "members",
  invitations: "everybody",
  terms_en: "",
  terms_es: "",
  privacy_en: "",
  privacy_es: "",
  document_limit_mb: 40,
  picture_limit_mb: 8,
  video_limit_mb: 500,
  most_modules: 200,
  most_pages: 1_000,
  most_sections: 5_000,
  most_page_sections: 200,
  logo: null,
  look_css: "",
  most_file_mb: 100,
  is_sending: true,
} satisfies Site;

const SAVE = "PUT /api/admin/site";

/** Keeps drafts and takes every change. */
function startSite(section: string): FakeServer {
  const draft = `/api/authoring/drafts/site-${section}`;
  return startFakeServer({
    [`GET ${draft}`]: () => ({ draft: null }),
    [`PUT ${draft}`]: () => ({ saved_at: "2026-11-20T12:04" }),
    [`DELETE ${draft}`]: () => ({}),
    [SAVE]: (change) => ({ ...SITE, ...(change as object) }),
  });
}

async function open(section: SiteSectionId, calls: Parameters<typeof startFakeServer>[0] = {}) {
  const server = startSite(section);
  for (const [call, handler] of Object.entries(calls)) server.on(call, handler);
  const screen = await renderScreen(
    <StaffKit>
      <SiteSection id={section} site={SITE} />
    </StaffKit>,
  );
  return { ...screen, server, save: screen.getByRole("button", { name: "Save" }) };
}

describe("a section of the site's settings", () => {
  it("saves its own fields alone, once something differs", async () => {
    const { getByRole, save, server } = await open("general");
    await expect.element(save).toBeDisabled();
    await userEvent.fill(getByRole("textbox", { name: "Name of the site" }), "North School");
    await userEvent.click(save);
    await expect.element(save).toBeDisabled();
    expect(server.sent(SAVE)).toEqual([
      { name: "North School", locale: "en", time_zone: "UTC", support_address: null },
    ]);
  });

  it("keeps what was typed where it is refused, and says why beside the field", async () => {
    const { getByRole, getByText, save, server } = await open("general");
    const message = "This is not an e-mail address.";
    server.on(SAVE, () => refusal(422, { errors: { support_address: [message] } }));
    const field = getByRole("textbox", { name: "Support address" });
    await userEvent.fill(field, "help");
    await userEvent.click(save);
    await expect.element(getByText(message)).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue("help");
  });

  it("goes back to what is saved", async () => {
    const { getByRole } = await open("general");
    const field = getByRole("textbox", { name: "Name of the site" });
    await userEvent.fill(field, "North School");
    await userEvent.click(getByRole("button", { name: "Undo changes" }));
    await expect.element(field).toHaveValue("South School");
  });
});

describe("who may sign up", () => {
  it("asks for domains where it is for people of certain ones, one a line", async () => {
    const { getByRole, save, server } = await open("sign-up");
    await userEvent.click(getByRole("button", { name: /Who may sign up/ }));
    await userEvent.click(getByRole("option", { name: "People of certain domains" }));
    await userEvent.fill(
      getByRole("textbox", { name: "Domains" }),
      "example.org\nschool.example.com",
    );
    await userEvent.click(save);
    await expect.poll(() => server.sent(SAVE)).toHaveLength(1);
    expect(server.sent(SAVE)[0]).toMatchObject({
      sign_up: "domains",
      sign_up_domains: ["example.org", "school.example.com"],
    });
  });
});

describe("who needs a second factor", () => {
  const ROLES = "/api/admin/second-factor-roles";
  const rolesOf = (...required: string[]) => ({
    roles: ["admin", "instructor", "viewer", "student"].map((role) => ({
      role,
      people: 2,
      lacking: 1,
      is_required: required.includes(role),
    })),
  });

  it("is saved once it differs, and can be taken back until then", async () => {
    const { getByRole, getByText, save, server } = await open("second-factor", {
      [`GET ${ROLES}`]: () => rolesOf("instructor"),
      [`PUT ${ROLES}`]: (body) => rolesOf(...(body as { roles: string[] }).roles),
    });
    const admins = getByRole("checkbox", { name: "Administrators" });
    await expect.element(save).toBeDisabled();
    await userEvent.click(getByText("Administrators"));
    await userEvent.click(getByRole("button", { name: "Undo changes" }));
    await expect.element(admins).not.toBeChecked();
    await userEvent.click(getByText("Administrators"));
    await userEvent.click(save);
    await expect.element(save).toBeDisabled();
    await expect.element(admins).toBeChecked();
    expect(server.sent(`PUT ${ROLES}`)).toEqual([{ roles: ["admin", "instructor"] }]);
  });
});

describe("the size of courses", () => {
  it("says how large each may be, and what is too large", async () => {
    const { getByRole, getByText, save, server } = await open("courses");
    const message = "This number is too large.";
    server.on(SAVE, () => refusal(422, { errors: { most_modules: [message] } }));
    await expect.element(getByText("Up to 5,000.")).toBeVisible();
    const field = getByRole("spinbutton", { name: "Modules in a course" });
    await userEvent.fill(field, "201");
    await userEvent.click(save);
    await expect.element(getByText(message)).toBeVisible();
    await expect.element(field).toHaveValue(201);
  });
});

describe("the largest files", () => {
  it("are sent as numbers", async () => {
    const { getByRole, save, server } = await open("files");
    await userEvent.fill(getByRole("spinbutton", { name: "Largest picture, in MB" }), "12");
    await userEvent.click(save);
    await expect.poll(() => server.sent(SAVE)).toHaveLength(1);
    expect(server.sent(SAVE)[0]).toEqual({
      document_limit_mb: 40,
      picture_limit_mb: 12,
      video_limit_mb: 500,
    });
  });
});

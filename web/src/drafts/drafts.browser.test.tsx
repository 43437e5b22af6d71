import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { type FakeServer, startFakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { DraftStatus } from "./draft-status.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { type Draft, useDraft } from "./use-draft.ts";

const KEY = "module-new:7";
const PATH = "/api/authoring/drafts/module-new%3A7";
const PUT = `PUT ${PATH}`;
const DELETE = `DELETE ${PATH}`;

interface Body {
  title: string;
}

const readBody = (body: unknown) =>
  typeof (body as Body | null)?.title === "string" ? (body as Body) : null;

/** A server that keeps one draft, and the screen of a form that has one. */
function startDrafts(draft: unknown = null): FakeServer {
  return startFakeServer({
    [`GET ${PATH}`]: () => ({ draft: draft && { body: draft, saved_at: "2026-11-20T12:04" } }),
    [PUT]: () => ({ saved_at: "2026-11-20T12:04" }),
    [DELETE]: () => ({}),
  });
}

function Form({ draft }: { draft: Draft<Body> }) {
  const [title, setTitle] = useState(draft.restored?.title ?? "");
  const change = (typed: string) => {
    setTitle(typed);
    draft.keep({ title: typed });
  };
  return (
    <>
      <label>
        Title
        <input value={title} onChange={(event) => change(event.target.value)} />
      </label>
      <button type="button" onClick={() => void draft.discard()}>
        Saved
      </button>
    </>
  );
}

function Screen() {
  const [isOpen, setIsOpen] = useState(true);
  const navigate = useNavigate();
  return (
    <>
      <DraftStatus />
      <LeaveGuard />
      {isOpen && <ModuleForm />}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Close or open
      </button>
      <button type="button" onClick={() => void navigate({ href: "/elsewhere" })}>
        Go elsewhere
      </button>
      <Link to="." hash="part">
        Down the page
      </Link>
      <Link to="." search={{ page: 2 } as never}>
        Another search
      </Link>
    </>
  );
}

function ModuleForm() {
  const draft = useDraft(KEY, readBody);
  return draft.ready ? <Form draft={draft} /> : <p>Loading</p>;
}

async function openForm(server = startDrafts()) {
  const screen = await renderScreen(<Screen />);
  const field = screen.getByLabelText("Title");
  await expect.element(field).toBeVisible();
  const button = (name: string) => screen.getByRole("button", { name });
  const path = () => screen.router.state.location.pathname;
  return { ...screen, server, field, button, path };
}

const keptHere = () => Object.values(localStorage).join();

afterEach(() => localStorage.clear());

describe("a form's draft", () => {
  it("is kept while one types, and the header says so", async () => {
    const { field, server, getByText } = await openForm();
    expect(getByText(/Saved|Saving|Unsaved/).elements()).toHaveLength(1); // The button alone.
    await userEvent.fill(field, "Soil");
    await expect.element(getByText("Saving…")).toBeVisible();
    await expect.element(getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    expect(server.sent(PUT)).toEqual([{ body: { title: "Soil" } }]);
  });

  it("comes back with the form, from the server", async () => {
    const { field, getByText } = await openForm(startDrafts({ title: "Soil" }));
    await expect.element(field).toHaveValue("Soil");
    await expect.element(getByText("Unsaved changes")).toBeVisible();
  });

  it("is dropped where the form no longer understands it", async () => {
    const { field } = await openForm(startDrafts({ name: "Soil" }));
    await expect.element(field).toHaveValue("");
  });

  it.each([
    ["the tab is hidden", () => document.dispatchEvent(new Event("visibilitychange"))],
    ["the page is left", () => dispatchEvent(new Event("pagehide"))],
  ])("is on the device at once when %s", async (_, leave) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { field } = await openForm();
    await userEvent.fill(field, "Soil");
    expect(keptHere()).not.toContain("Soil");
    leave();
    expect(keptHere()).toContain("Soil");
    vi.useRealTimers();
  });

  it("is on the device when the form is closed, and comes back without the server", async () => {
    const { field, button, server } = await openForm();
    server.reachable = false;
    await userEvent.fill(field, "Soil");
    await userEvent.click(button("Close or open"));
    expect(keptHere()).toContain("Soil");
    await userEvent.click(button("Close or open"));
    await expect.element(field).toHaveValue("Soil");
  });

  it("is kept on the device without a connection, and sent when that is back", async () => {
    const { field, getByText, server } = await openForm();
    server.reachable = false;
    await userEvent.fill(field, "Soil");
    await expect.element(getByText(/^Kept on this device/)).toBeVisible();
    server.reachable = true;
    dispatchEvent(new Event("online"));
    await expect.element(getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  });

  it("is forgotten once the form is saved", async () => {
    const { field, button, getByText, server } = await openForm();
    await userEvent.fill(field, "Soil");
    await expect.element(getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await userEvent.click(button("Saved"));
    await expect.element(getByText(/^Saved \d/)).not.toBeInTheDocument();
    expect(keptHere()).not.toContain("Soil");
    await vi.waitFor(() => expect(server.sent(DELETE)).toHaveLength(1));
  });

  it("of a closed form no longer shows in the header", async () => {
    const { field, button, getByText } = await openForm();
    await userEvent.fill(field, "Soil");
    await expect.element(getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await userEvent.click(button("Close or open"));
    await expect.element(getByText(/^Saved \d/)).not.toBeInTheDocument();
  });
});

describe("leaving a form", () => {
  async function leaveUnsaved() {
    const screen = await openForm();
    await userEvent.fill(screen.field, "Soil");
    await userEvent.click(screen.button("Go elsewhere"));
    const dialog = screen.getByRole("alertdialog", { name: "Leave with unsaved changes?" });
    await expect.element(dialog).toBeVisible();
    expect(screen.path()).toBe("/");
    return { ...screen, dialog };
  }

  it("asks nothing while nothing is unsaved", async () => {
    const { button, path, getByRole } = await openForm();
    await userEvent.click(button("Go elsewhere"));
    await vi.waitFor(() => expect(path()).toBe("/elsewhere"));
    expect(getByRole("alertdialog").elements()).toHaveLength(0);
  });

  it("asks first, and stays where one wishes to", async () => {
    const { button, dialog, field, path, server } = await leaveUnsaved();
    await userEvent.click(button("Stay"));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(path()).toBe("/");
    await expect.element(field).toHaveValue("Soil");
    expect(server.sent(DELETE)).toHaveLength(0);
  });

  it("keeps the draft", async () => {
    const { button, path, server } = await leaveUnsaved();
    await userEvent.click(button("Leave"));
    await vi.waitFor(() => expect(path()).toBe("/elsewhere"));
    expect(server.sent(DELETE)).toHaveLength(0);
    await vi.waitFor(() => expect(keptHere()).toContain("Soil"));
  });

  it("may give the changes up", async () => {
    const { button, path, server } = await leaveUnsaved();
    await userEvent.click(button("Discard changes"));
    await vi.waitFor(() => expect(path()).toBe("/elsewhere"));
    await vi.waitFor(() => expect(server.sent(DELETE)).toHaveLength(1));
    expect(keptHere()).not.toContain("Soil");
  });

  it("is not what a link within the page does, but one to another search is", async () => {
    const { field, getByRole, router } = await openForm();
    await userEvent.fill(field, "Soil");
    await userEvent.click(getByRole("link", { name: "Down the page" }));
    await vi.waitFor(() => expect(router.state.location.hash).toBe("part"));
    expect(getByRole("alertdialog").elements()).toHaveLength(0);
    await userEvent.click(getByRole("link", { name: "Another search" }));
    await expect.element(getByRole("alertdialog")).toBeVisible();
  });
});

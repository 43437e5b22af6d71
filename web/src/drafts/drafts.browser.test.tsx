import {
  Link,
  type RouterHistory,
  createBrowserHistory,
  useNavigate,
} from "@tanstack/react-router";
import { useState } from "react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

import { type FakeServer, startFakeServer } from "../testing/fake-server.ts";
import { USER_ID, renderScreen } from "../testing/render-screen.tsx";
import { hasUnsavedWork } from "./current-draft.ts";
import { DraftStatus } from "./draft-status.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { type Draft, useDraft } from "./use-draft.ts";

const KEY = "module-new:7";
const OTHER_KEY = "module-new:8";
const PATH = "/api/authoring/drafts/module-new%3A7";
const OTHER_PATH = "/api/authoring/drafts/module-new%3A8";
const GET = `GET ${PATH}`;
const PUT = `PUT ${PATH}`;
const DELETE = `DELETE ${PATH}`;

interface Body {
  title: string;
}

/** Called only with a stored draft, never null. */
const readBody = (body: unknown) =>
  typeof (body as Body).title === "string" ? (body as Body) : null;

const found = (draft: unknown) => ({
  draft: draft && { body: draft, saved_at: "2026-11-20T12:04" },
});

/** A fake server with one draft, and the screen of a form that uses it. */
function startDrafts(draft: unknown = null): FakeServer {
  return startFakeServer({
    [GET]: () => found(draft),
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
  const [draftKey, setDraftKey] = useState(KEY);
  const navigate = useNavigate();
  return (
    <>
      <DraftStatus />
      <LeaveGuard />
      {isOpen && <ModuleForm draftKey={draftKey} />}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Close or open
      </button>
      <button type="button" onClick={() => setDraftKey(OTHER_KEY)}>
        Another course
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

function ModuleForm({ draftKey }: { draftKey: string }) {
  const draft = useDraft(draftKey, readBody);
  return draft.ready ? <Form draft={draft} /> : <p>Loading</p>;
}

async function openForm(server = startDrafts(), history?: RouterHistory) {
  const screen = await renderScreen(<Screen />, history);
  const field = screen.getByLabelText("Title");
  await expect.element(field).toBeVisible();
  const button = (name: string) => screen.getByRole("button", { name });
  const path = () => screen.router.state.location.pathname;
  return { ...screen, server, field, button, path };
}

/** Counts the listeners that are added and not removed from now on. */
function countListeners(types: readonly string[]): () => Record<string, number> {
  const live = Object.fromEntries(types.map((type) => [type, new Set<unknown>()]));
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener) => {
      live[type]?.add(listener);
      add(type, listener);
    });
    vi.spyOn(target, "removeEventListener").mockImplementation((type, listener) => {
      live[type]?.delete(listener);
      remove(type, listener);
    });
  }
  return () => Object.fromEntries(types.map((type) => [type, live[type]?.size ?? 0]));
}

/** Whether the browser would ask before it closes the tab. */
const asksBeforeUnload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

const keptHere = () => Object.values(localStorage).join();

afterEach(async () => {
  vi.useRealTimers();
  // A form that closes writes to the device.
  await cleanup();
  vi.restoreAllMocks();
});

describe("a form's draft", () => {
  it("is kept while one types, and the header says so", async () => {
    const { field, server, getByText } = await openForm();
    expect(getByText(/Saved|Saving|Unsaved/).elements()).toHaveLength(1); // The button alone.
    await userEvent.fill(field, "Soil");
    await expect.element(getByText("Keeping the draft…")).toBeVisible();
    await expect.element(getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
    expect(server.sent(PUT)).toEqual([{ body: { title: "Soil" } }]);
  });

  it("comes back with the form, from the server", async () => {
    const { field, getByText } = await openForm(startDrafts({ title: "Soil" }));
    await expect.element(field).toHaveValue("Soil");
    await expect.element(getByText("Draft kept, not saved yet")).toBeVisible();
  });

  it("is awaited before the form shows", async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const server = startDrafts();
    server.on(GET, () => promise);
    const { getByText, getByLabelText } = await renderScreen(<Screen />);
    await expect.element(getByText("Loading")).toBeVisible();
    expect(getByLabelText("Title").elements()).toHaveLength(0);
    resolve(found({ title: "Soil" }));
    await expect.element(getByLabelText("Title")).toHaveValue("Soil");
  });

  it("is fetched each time the form opens, and not in between", async () => {
    const { field, button, server } = await openForm(startDrafts({ title: "Soil" }));
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 3_600_000);
    for (const event of ["offline", "online"]) dispatchEvent(new Event(event));
    await new Promise((settled) => setTimeout(settled));
    expect(server.sent(GET)).toHaveLength(1);
    vi.useRealTimers();

    await userEvent.click(button("Close or open"));
    await expect.element(field).not.toBeInTheDocument();
    server.on(GET, () => found({ title: "Soil and water" }));
    await userEvent.click(button("Close or open"));
    await expect.element(field).toHaveValue("Soil and water");
    expect(server.sent(GET)).toHaveLength(2);
  });

  it("belongs to one form and one person", async () => {
    const server = startDrafts({ title: "Soil" });
    server.on(`GET ${OTHER_PATH}`, () => found({ title: "Water" }));
    server.on(`PUT ${OTHER_PATH}`, () => ({ saved_at: "2026-11-20T12:04" }));
    const { field, button, getByText } = await openForm(server);
    await userEvent.fill(field, "Soils");
    await userEvent.click(button("Another course"));
    await expect.element(field).toHaveValue("Water");
    await userEvent.fill(field, "Waters");
    dispatchEvent(new Event("pagehide"));
    const keptUnder = (key: string) =>
      localStorage.getItem(`paso.draft.${USER_ID}.authoring.${key}`);
    expect(keptUnder(KEY)).toContain("Soils");
    expect(keptUnder(OTHER_KEY)).toContain("Waters");
    await expect.element(getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
    expect(server.sent(`PUT ${OTHER_PATH}`)).toEqual([{ body: { title: "Waters" } }]);
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

  it("is kept on the device without a connection, and sent as soon as that is back", async () => {
    const { field, getByText, server } = await openForm();
    server.reachable = false;
    await userEvent.fill(field, "Soil");
    await expect.element(getByText(/^Kept on this device/)).toBeVisible();
    server.reachable = true;
    const attempts = server.sent(PUT).length;
    dispatchEvent(new Event("online"));
    // Not by the timer, which would not have run yet.
    await Promise.resolve();
    expect(server.sent(PUT)).toHaveLength(attempts + 1);
    await expect.element(getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
  });

  it("is forgotten once the form is saved", async () => {
    const { field, button, getByText, server } = await openForm();
    await userEvent.fill(field, "Soil");
    await expect.element(getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
    await userEvent.click(button("Saved"));
    await expect.element(getByText(/^Draft kept \d/)).not.toBeInTheDocument();
    expect(keptHere()).not.toContain("Soil");
    await vi.waitFor(() => expect(server.sent(DELETE)).toHaveLength(1));
  });

  it("leaves no listeners behind with its form", async () => {
    const { button, field } = await openForm();
    const close = async () => {
      await userEvent.click(button("Close or open"));
      await expect.element(field).not.toBeInTheDocument();
    };
    await close();
    const listeners = countListeners(["pagehide", "visibilitychange", "online"]);
    await userEvent.click(button("Close or open"));
    await expect.element(field).toBeVisible();
    expect(listeners()).toMatchObject({ pagehide: 1, visibilitychange: 1, online: 1 });
    await close();
    expect(listeners()).toEqual({ pagehide: 0, visibilitychange: 0, online: 0 });
  });

  it("of a closed form no longer shows in the header", async () => {
    const { field, button, getByText } = await openForm();
    await userEvent.fill(field, "Soil");
    await expect.element(getByText(/^Draft kept \d\d:\d\d/)).toBeVisible();
    await userEvent.click(button("Close or open"));
    await expect.element(getByText(/^Draft kept \d/)).not.toBeInTheDocument();
    expect(hasUnsavedWork()).toBe(false);
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

  it("asks first, and can be cancelled", async () => {
    const { button, dialog, field, path, server } = await leaveUnsaved();
    await userEvent.click(button("Stay"));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(path()).toBe("/");
    await expect.element(field).toHaveValue("Soil");
    expect(server.sent(DELETE)).toHaveLength(0);
  });

  it("asks again after it was cancelled, also by Escape", async () => {
    const { button, dialog, path, server } = await leaveUnsaved();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(path()).toBe("/");
    await userEvent.click(button("Go elsewhere"));
    await expect.element(dialog).toBeVisible();
    expect(server.sent(DELETE)).toHaveLength(0);
  });

  it("has the browser ask before the tab closes, while something is unsaved", async () => {
    const history = createBrowserHistory();
    onTestFinished(() => history.destroy());
    const { field, button } = await openForm(startDrafts(), history);
    expect(asksBeforeUnload()).toBe(false);
    await userEvent.fill(field, "Soil");
    expect(asksBeforeUnload()).toBe(true);
    await userEvent.click(button("Saved"));
    await vi.waitFor(() => expect(asksBeforeUnload()).toBe(false));
  });

  it("keeps the draft", async () => {
    const { button, path, server } = await leaveUnsaved();
    await userEvent.click(button("Leave"));
    await vi.waitFor(() => expect(path()).toBe("/elsewhere"));
    expect(server.sent(DELETE)).toHaveLength(0);
    await vi.waitFor(() => expect(keptHere()).toContain("Soil"));
  });

  it("can discard the changes", async () => {
    const { button, path, server } = await leaveUnsaved();
    await userEvent.click(button("Discard changes"));
    await vi.waitFor(() => expect(path()).toBe("/elsewhere"));
    await vi.waitFor(() => expect(server.sent(DELETE)).toHaveLength(1));
    expect(keptHere()).not.toContain("Soil");
  });

  it("does not include links within the page, but does include another search", async () => {
    const { field, getByRole, router } = await openForm();
    await userEvent.fill(field, "Soil");
    await userEvent.click(getByRole("link", { name: "Down the page" }));
    await vi.waitFor(() => expect(router.state.location.hash).toBe("part"));
    expect(getByRole("alertdialog").elements()).toHaveLength(0);
    await userEvent.click(getByRole("link", { name: "Another search" }));
    await expect.element(getByRole("alertdialog")).toBeVisible();
  });
});

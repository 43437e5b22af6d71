import type { OpenedOpinion } from "@paso/contract";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";

import { startFakeServer } from "../../../testing/fake-server.ts";
import { USER_ID, renderScreen } from "../../../testing/render-screen.tsx";
import { OpinionDialog } from "./opinion-dialog.tsx";

const READ = "GET /api/courses/opinion/4";
const REPORT = "POST /api/courses/opinion/4/report";
const LIKE = "POST /api/courses/opinion/4/like";

const opinion = (changes: Partial<OpenedOpinion> = {}) =>
  ({
    id: 4,
    author: "Grace",
    user: { avatar: null },
    answer: "Soil is a sponge.",
    question: "What is soil to you?",
    comment_list: [],
    next_cursor: null,
    comment_count: 0,
    like_count: 0,
    liked: false,
    own: false,
    published: true,
    hidden: false,
    edited: false,
    may_edit: false,
    reported: false,
    time_zone: "UTC",
    ...changes,
  }) as OpenedOpinion;

/** Opens an opinion; `state` is the server's version. */
async function openOpinion() {
  const state: Partial<OpenedOpinion> = {};
  const server = startFakeServer({
    [READ]: () => opinion(state),
    [REPORT]: () => Object.assign(state, { reported: true }),
    [LIKE]: () => Object.assign(state, { liked: true, like_count: 1 }),
  });
  const screen = await renderScreen(
    <OpinionDialog
      opinionId={4}
      questionId={3}
      userId={USER_ID}
      onClose={() => {}}
      onEdited={() => {}}
    />,
  );
  await expect.element(screen.getByText("Soil is a sponge.")).toBeVisible();
  return { ...screen, server, state };
}

/** Starts a refetch of the opinion; returns a function that releases the outdated response. */
async function refetch({ server, queryClient, state }: Awaited<ReturnType<typeof openOpinion>>) {
  const { promise, resolve } = Promise.withResolvers<object>();
  const old = opinion(state);
  server.on(READ, () => {
    server.on(READ, () => opinion(state));
    return promise;
  });
  const before = server.sent(READ).length;
  for (const event of ["offline", "online"]) dispatchEvent(new Event(event));
  await vi.waitFor(() => expect(server.sent(READ)).toHaveLength(before + 1));
  return async () => {
    resolve(old);
    await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  };
}

describe("an opinion that is refetched during a mutation", () => {
  it("stays reported", async () => {
    const screen = await openOpinion();
    const { getByRole, getByText } = screen;
    await userEvent.click(getByRole("button", { name: "Report the opinion of Grace" }));
    const arrive = await refetch(screen);
    await userEvent.click(getByRole("button", { name: "Send report" }));
    await expect.element(getByText("Reported by you")).toHaveFocus();
    await arrive();
    await expect.element(getByText("Reported by you")).toBeVisible();
    await expect.element(getByText(/^Reported\. The course’s staff/)).toBeVisible();
    await expect.element(getByText("Reported by you")).toHaveFocus();
  });

  it("stays liked", async () => {
    const screen = await openOpinion();
    const { getByRole } = screen;
    const arrive = await refetch(screen);
    const like = getByRole("button", { name: /I like it/ });
    await userEvent.click(like);
    await expect.element(like).toHaveAttribute("aria-pressed", "true");
    await arrive();
    await expect.element(getByRole("status")).toHaveTextContent("You like this opinion.");
    await expect.element(like).toHaveAttribute("aria-pressed", "true");
  });

  it("shows a like from the click on, whatever arrives before the server confirms it", async () => {
    const screen = await openOpinion();
    const { server, getByRole } = screen;
    const { promise, resolve } = Promise.withResolvers<object>();
    server.on(LIKE, () => promise);
    const like = getByRole("button", { name: /I like it · 1 like/ });
    await userEvent.click(getByRole("button", { name: /I like it · 0 likes/ }));
    await expect.element(like).toHaveAttribute("aria-pressed", "true");
    await (
      await refetch(screen)
    )();
    await expect.element(like).toHaveAttribute("aria-pressed", "true");
    resolve({ liked: true, like_count: 1 });
    await expect.element(getByRole("status")).toHaveTextContent("You like this opinion.");
    await expect.element(like).toHaveAttribute("aria-pressed", "true");
  });

  it("shows what else has changed once it is fetched after the report", async () => {
    const screen = await openOpinion();
    const { state, getByRole, getByText } = screen;
    await userEvent.click(getByRole("button", { name: "Report the opinion of Grace" }));
    const arrive = await refetch(screen);
    state.like_count = 7;
    await userEvent.click(getByRole("button", { name: "Send report" }));
    await expect.element(getByText("· 7 likes")).toBeVisible();
    await arrive();
    await expect.element(getByText("· 7 likes")).toBeVisible();
    await expect.element(getByText("Reported by you")).toBeVisible();
  });
});

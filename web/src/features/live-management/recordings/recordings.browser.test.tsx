import type { ClassRecording, PlannedDate } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../../testing/fake-server.ts";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { pastClass } from "../../../testing/sample-planned-class.ts";
import { StaffKit } from "../../../ui/staff/staff-kit.tsx";
import { plannedClassQuery } from "../queries/class-queries.ts";
import { Recordings } from "./recordings.tsx";

const READ = "GET /api/authoring/live-classes/9";
const ADD = "POST /api/authoring/live-classes/9/occurrences/21/recordings";
const CHANGE = "PUT /api/authoring/live-classes/9/recordings/7";

const recording: ClassRecording = {
  id: 7,
  title: "Part 1",
  address: "https://media.example.org/part-1.mp4",
  password: null,
  is_embedded: true,
  can_embed: true,
  released_at: null,
  is_from_provider: false,
};

function Screen() {
  const { data } = useQuery(plannedClassQuery(9));
  const [date] = data?.occurrences ?? [];
  return data && date && <Recordings planned={data} date={date} />;
}

async function open(date: Partial<PlannedDate>) {
  const server = startFakeServer({ [READ]: () => pastClass(date) });
  const screen = await renderScreen(
    <StaffKit>
      <Screen />
    </StaffKit>,
  );
  await expect.element(screen.getByRole("heading", { name: "Recordings" })).toBeVisible();
  return { ...screen, server };
}

it("adds one by its address; what was typed survives refusals and a lost connection", async () => {
  const { server, ...screen } = await open({});
  await userEvent.click(screen.getByRole("button", { name: "Add a recording" }));
  const title = screen.getByLabelText("Title");
  const address = screen.getByLabelText("Address");
  const add = screen.getByRole("dialog").getByRole("button", { name: "Add a recording" });
  await userEvent.fill(title, "Part 1");
  await userEvent.fill(address, "media.example.org");
  server.on(ADD, () =>
    refusal(422, { errors: { address: ["Enter an address that begins with https://."] } }),
  );
  await userEvent.click(add);
  await expect
    .element(address)
    .toHaveAccessibleDescription(/Enter an address that begins with https/);
  await userEvent.fill(address, "https://media.example.org/part-1.m3u8");
  server.reachable = false;
  await userEvent.click(add);
  await expect.element(screen.getByText(/The server cannot be reached/)).toBeVisible();
  await expect.element(title).toHaveValue("Part 1");
  server.reachable = true;
  server.on(ADD, () => ({ id: 7 }));
  server.on(READ, () => pastClass({ recordings: [{ ...recording, can_embed: false }] }));
  await userEvent.click(add);
  await expect.element(screen.getByRole("link", { name: "Part 1" })).toBeVisible();
  // The URL is a page rather than a stream, so it is a link at first.
  expect(server.sent(ADD).at(-1)).toEqual({
    title: "Part 1",
    address: "https://media.example.org/part-1.m3u8",
    password: "",
    is_embedded: false,
  });
});

it("releases one to students and hides it again", async () => {
  const { server, ...screen } = await open({ recordings: [recording] });
  await expect.element(screen.getByText("Only staff see it")).toBeVisible();
  await expect.element(screen.getByText("Played on the page")).toBeVisible();
  server.on(CHANGE, () => refusal(500, { message: "Something went wrong." }));
  await userEvent.click(screen.getByRole("button", { name: "Release “Part 1”" }));
  await expect.element(screen.getByText(/Something went wrong/)).toBeVisible();
  await expect.element(screen.getByText("Only staff see it")).toBeVisible();
  const released = { ...recording, released_at: "2026-11-20T09:00:00.000Z" };
  server.on(CHANGE, () => ({ id: 7 }));
  server.on(READ, () => pastClass({ recordings: [released] }));
  await userEvent.click(screen.getByRole("button", { name: "Release “Part 1”" }));
  await expect.element(screen.getByText("Released", { exact: true })).toBeVisible();
  server.on(READ, () => pastClass({ recordings: [recording] }));
  await userEvent.click(screen.getByRole("button", { name: "Hide “Part 1”" }));
  await expect.element(screen.getByText("Only staff see it")).toBeVisible();
  const fields = { title: "Part 1", is_embedded: true };
  expect(server.sent(CHANGE).slice(1)).toEqual([
    { ...fields, is_released: true },
    { ...fields, is_released: false },
  ]);
});

it("says why recordings could not be fetched, and removes one", async () => {
  const { server, ...screen } = await open({
    recordings: [recording],
    recordings_fetch: {
      state: "failed",
      reason: "The service takes no more calls for now.",
      retry_at: null,
    },
  });
  await expect.element(screen.getByText("Recordings could not be fetched")).toBeVisible();
  await expect.element(screen.getByText("The service takes no more calls for now.")).toBeVisible();
  server.on("DELETE /api/authoring/live-classes/9/recordings/7", () => ({ id: 7 }));
  server.on(READ, () => pastClass());
  await userEvent.click(screen.getByRole("button", { name: "More for “Part 1”" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Remove" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove", exact: true }));
  await expect.element(screen.getByText(/^None yet\./)).toBeVisible();
});

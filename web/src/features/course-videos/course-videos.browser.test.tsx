import type { StudentVideo, StudentVideos } from "@paso/contract";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";

import { refusal, startFakeServer } from "../../testing/fake-server.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { CourseVideos } from "./course-videos.tsx";

const LIST = "GET /api/student/courses/3/videos";
const course = { id: 3, title: "Soil" };

const video = (id: number, title: string, more: Partial<StudentVideo> = {}): StudentVideo => ({
  id,
  title,
  address: "https://media.example.org/none.mp4",
  tags: [],
  length: null,
  watched_percent: 0,
  ...more,
});
const part = (videos: StudentVideo[], more: Partial<StudentVideos> = {}): StudentVideos => ({
  course,
  videos,
  tags: [],
  next_cursor: null,
  ...more,
});
const open = () => renderScreen(<CourseVideos courseId={course.id} />);

it("lists videos with their lengths, tags and how far they were watched", async () => {
  startFakeServer({
    [LIST]: () =>
      part(
        [
          video(1, "Rain", { length: 245, tags: ["water", "sky"], watched_percent: 40 }),
          video(2, "Wind", { watched_percent: 100 }),
        ],
        { tags: ["sky", "water"] },
      ),
  });
  const { getByText } = await open();
  await expect.element(getByText("4:05 · water · sky")).toBeVisible();
  await expect.element(getByText("40% watched")).toBeVisible();
  await expect.element(getByText("Watched", { exact: true })).toBeVisible();
});

it("keeps what is searched for when nothing is found, and goes on part by part", async () => {
  const server = startFakeServer({
    [LIST]: () => part([video(1, "Rain")], { next_cursor: "1", tags: ["water"] }),
  });
  server.on(`${LIST}?cursor=1`, () => part([video(2, "Wind")]));
  server.on(`${LIST}?q=sand`, () => part([]));
  server.on(`${LIST}?q=sand&tag=water`, () => part([video(1, "Rain")]));
  const { getByRole, getByText } = await open();
  await userEvent.click(getByRole("button", { name: "Show more videos" }));
  await expect.element(getByText("Wind")).toBeVisible();
  const search = getByRole("searchbox", { name: "Search videos" });
  await userEvent.fill(search, " sand ");
  await userEvent.click(getByRole("button", { name: "Search" }));
  await expect.element(getByText("No video matches your search.")).toBeVisible();
  await expect.element(search).toHaveValue(" sand ");
});

it("opens one player at a time, and asks where one stopped", async () => {
  const server = startFakeServer({ [LIST]: () => part([video(1, "Rain"), video(2, "Wind")]) });
  for (const id of [1, 2]) {
    server.on(`GET /api/videos/${id}/playback`, () => ({
      position: 83,
      duration: 600,
      watched: [[0, 83]],
    }));
  }
  const { getByRole, getByText } = await open();
  await userEvent.click(getByRole("button", { name: "Play Rain" }));
  await expect.element(getByRole("button", { name: "Close Rain" })).toBeVisible();
  await expect.poll(() => server.sent("GET /api/videos/1/playback")).toHaveLength(1);
  await userEvent.click(getByRole("button", { name: "Play Wind" }));
  await expect.element(getByRole("button", { name: "Play Rain" })).toBeVisible();
  await expect.element(getByText("Wind")).toBeVisible();
  await expect.poll(() => server.sent("GET /api/videos/2/playback")).toHaveLength(1);
});

it("says why the videos could not be loaded", async () => {
  startFakeServer({ [LIST]: () => refusal(404, { message: "The course is gone." }) });
  const { getByText } = await open();
  await expect.element(getByText(/The course is gone\./)).toBeVisible();
});

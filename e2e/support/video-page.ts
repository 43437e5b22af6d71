import type { Locator } from "@playwright/test";

import { createPage } from "./new-page.ts";
import { createStudent, createUser, type Person } from "./people.ts";
import { paragraph } from "./sample-sections.ts";
import type { PasoServer } from "./start-server.ts";

/** A page of videos, and a student who may take it. */
export interface VideoPage {
  student: Person;
  address: string;
}

interface VideoPageOptions {
  allowSeeking?: boolean;
  /** A video that is all of the next page; otherwise a text follows on the same page. */
  lastVideo?: string;
}

/** A published course that begins with a page of these videos. */
export async function createVideoPage(
  server: PasoServer,
  videos: readonly string[],
  { allowSeeking = false, lastVideo }: VideoPageOptions = {},
): Promise<VideoPage> {
  const admin = await createUser(server, "admin", "Grace Hopper");
  const sections = videos.map((video, index) => ({ order: index + 1, type: "video", video }));
  const { courseId, pageId, query, call } = await createPage(
    server,
    admin,
    lastVideo ? sections : [...sections, paragraph(videos.length + 1, "The same in words.")],
  );
  if (lastVideo) {
    const moduleId = new URLSearchParams(query).get("module");
    const { id } = await call<{ id: number }>("POST", `/api/courses/${moduleId}/page/create`, {
      title: "What grows in it",
      order: 2,
    });
    const last = { order: 1, type: "video", video: lastVideo };
    await call("POST", `/api/courses/${id}/sections/create`, { sections: [last] });
  }
  await call("POST", `/api/courses/${courseId}/update`, {
    title: "Soil and plants",
    status: "published",
    allow_seeking: allowSeeking,
  });
  const student = await createStudent(server, courseId);
  return { student, address: `/student/courses/${courseId}/pages/${pageId}` };
}

/** A provider's stand-in player, as operated by a user. */
export class FramedPlayer {
  readonly #frame: ReturnType<Locator["contentFrame"]>;

  constructor(step: Locator) {
    this.#frame = step.locator("iframe").contentFrame();
  }

  /** Presses one of its buttons, such as "Play". */
  async press(name: string): Promise<void> {
    await this.#frame.getByRole("button", { name, exact: true }).click();
  }

  /** Its position, in seconds. */
  async time(): Promise<number> {
    return Number(await this.#frame.locator("output").textContent());
  }

  /** Its speed and volume, such as "speed 1, volume 0.5". */
  get settings(): Locator {
    return this.#frame.locator("p");
  }
}

/** The browser's own player in a section, driven as by its buttons. */
export class FilePlayer {
  readonly element: Locator;

  constructor(step: Locator) {
    this.element = step.locator("video");
  }

  /** Resumes playback, at another speed if one is given. */
  async play(rate?: number): Promise<void> {
    await this.element.evaluate(async (element, rate) => {
      const video = element as HTMLVideoElement;
      if (rate !== undefined) video.playbackRate = rate;
      await video.play();
    }, rate);
  }

  async pause(): Promise<void> {
    await this.element.evaluate((video) => (video as HTMLVideoElement).pause());
  }

  async seekTo(seconds: number): Promise<void> {
    await this.element.evaluate((video, to) => {
      (video as HTMLVideoElement).currentTime = to;
    }, seconds);
  }

  /** Its position, in seconds. */
  time(): Promise<number> {
    return this.element.evaluate((video) => (video as HTMLVideoElement).currentTime);
  }

  /** Its length in seconds; 0 until that is known. */
  duration(): Promise<number> {
    return this.element.evaluate((video) => (video as HTMLVideoElement).duration || 0);
  }

  /** The captions one may choose, by their names. */
  captions(): Promise<string[]> {
    return this.element.evaluate((video) =>
      [...(video as HTMLVideoElement).textTracks].map(({ label }) => label),
    );
  }
}

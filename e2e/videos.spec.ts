import type { PlaybackState } from "@paso/contract";
import type { Page, Request } from "@playwright/test";

import { checkScreen, LOOKS } from "./support/check-screen.ts";
import { CoursePage } from "./support/course-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { createUser, startSession } from "./support/people.ts";
import { tabTo } from "./support/press-keys.ts";
import { FILMS, standInForPlayers } from "./support/stand-in-players.ts";
import { createVideoPage, FilePlayer, FramedPlayer, type VideoPage } from "./support/video-page.ts";
import { VIDEO_WORDS, WORDS, type Language } from "./support/words.ts";

test.use({ players: true });

const SOURCES = {
  youtube: "https://www.youtube.com/watch?v=bVFfcYh6UBw",
  vimeo: "https://vimeo.com/76979871",
};
const ONE_MINUTE = "https://www.youtube.com/watch?v=film-of-060";
const FILES = {
  mp4: `${FILMS}/film.mp4`,
  webm: `${FILMS}/film.webm`,
  stream: `${FILMS}/stream/index.m3u8`,
};

const words = VIDEO_WORDS.en;

const CURRENT_STEP = 'li[id^="section-"]:last-child';

async function open(
  page: Page,
  { student, address }: VideoPage,
  language: Language = "en",
): Promise<CoursePage> {
  await startSession(page, student);
  await page.goto(address);
  const course = new CoursePage(page, WORDS[language]);
  await course.expectCurrent(1);
  return course;
}

/** The next save of playback progress. A failed one is retried after 15 seconds. */
function savedPlayback(page: Page) {
  return page.waitForResponse((response) => isSave(response.request()), { timeout: 60_000 });
}

function isSave(request: Request): boolean {
  return request.method() === "PUT" && request.url().endsWith("/playback");
}

for (const [provider, address] of Object.entries(SOURCES)) {
  test(`a video of ${provider} cannot be skipped, and advances automatically once watched`, async ({
    page,
    server,
  }) => {
    const course = await open(page, await createVideoPage(server, [address]));
    const player = new FramedPlayer(course.step(1));
    await player.press("Drag to the end");
    await expect(course.step(1)).toContainText(words.watchFirst);
    await expect.poll(() => player.time()).toBe(0);
    await expect(course.steps).toHaveCount(1);

    await player.press("Play");
    await course.expectCurrent(2);
    await expect(course.step(1)).toContainText(words.nextStepIn);
    await expect(course.step(1)).not.toContainText(words.nextStepIn);
    await expect(course.heading(2)).toBeInViewport();
    await expect(course.heading(2)).not.toBeFocused();
    await expect(course.step(1).getByText(words.wentOn)).toBeAttached();
  });
}

test("a course may let its students skip", async ({ page, server }) => {
  const videos = await createVideoPage(server, [ONE_MINUTE], { allowSeeking: true });
  const course = await open(page, videos);
  const player = new FramedPlayer(course.step(1));
  await player.press("Drag to the end");
  await player.press("Play");
  await course.expectCurrent(2);
});

test("a video resumes at its second on another device, or from the beginning", async ({
  page,
  server,
  browser,
  baseURL,
  pageErrors,
}) => {
  const videos = await createVideoPage(server, [ONE_MINUTE]);
  const course = await open(page, videos);
  const player = new FramedPlayer(course.step(1));
  await player.press("Play");
  await player.press("Double speed");
  await expect.poll(() => player.time(), { timeout: 30_000 }).toBeGreaterThan(12);
  const saved = savedPlayback(page);
  await player.press("Pause");
  expect((await saved).status()).toBe(200);
  const stoppedAt = Math.floor(await player.time());

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  pageErrors.watch(context);
  await standInForPlayers(context, server.url, pageErrors);
  const elsewhere = await open(await context.newPage(), videos);
  const other = new FramedPlayer(elsewhere.step(1));
  await expect(elsewhere.step(1)).toContainText(words.stoppedAt(`0:${stoppedAt}`));
  await expect.poll(() => other.time()).toBe(stoppedAt);
  await elsewhere.step(1).getByRole("button", { name: words.startOver }).click();
  await expect.poll(() => other.time()).toBe(0);
  await expect(elsewhere.step(1)).toContainText(words.rule);

  await other.press("Drag to the end");
  await expect(elsewhere.step(1)).toContainText(words.refused(`0:${stoppedAt}`));
  await context.close();
});

test("the position when a tab was closed offline is restored and sent at the next visit", async ({
  page,
  context,
  server,
  pageErrors,
}) => {
  const videos = await createVideoPage(server, [ONE_MINUTE]);
  const course = await open(page, videos);
  const player = new FramedPlayer(course.step(1));
  await player.press("Play");
  await player.press("Double speed");
  await expect.poll(() => player.time()).toBeGreaterThan(1);
  pageErrors.expect(/^failed \(net::ERR_INTERNET_DISCONNECTED\): PUT .*\/playback$/);
  await context.setOffline(true);
  await expect.poll(() => player.time(), { timeout: 30_000 }).toBeGreaterThan(8);
  const failed = page.waitForEvent("requestfailed", isSave);
  await player.press("Pause");
  await failed;
  // Navigating to another page might still let its last save through.
  await page.close();
  await context.setOffline(false);

  const nextTab = await context.newPage();
  const reopened = new CoursePage(nextTab, WORDS.en);
  const saved = savedPlayback(nextTab);
  await nextTab.goto(videos.address);
  await expect(reopened.step(1)).toContainText(words.stoppedAt("0:"));
  const { position, watched } = (await (await saved).json()) as PlaybackState;
  expect(position).toBeGreaterThan(8);
  expect(watched).toEqual([[expect.closeTo(0, 0), expect.closeTo(position, 0)]]);
  // Once acknowledged, only the server has it.
  const isKept = () =>
    nextTab.evaluate(() => Object.keys(localStorage).some((key) => key.includes(".video-")));
  await expect.poll(isKept).toBe(false);
  await nextTab.reload();
  await expect(reopened.step(1)).toContainText(words.stoppedAt("0:"));
});

test("a video that starts pauses the previous one", async ({ page, server }) => {
  const videos = await createVideoPage(server, [ONE_MINUTE, FILES.mp4, SOURCES.vimeo]);
  const course = await open(page, videos);
  await course.goOn(1);
  await course.goOn(2);
  const first = new FramedPlayer(course.step(1));
  const second = new FilePlayer(course.step(2));
  const third = new FramedPlayer(course.step(3));
  await first.press("Play");
  await expect.poll(() => first.time()).toBeGreaterThan(0);
  await second.play(1);
  const stoppedAt = await standsStill(first);
  await expect(second.element).toHaveJSProperty("paused", false);
  await third.press("Play");
  await expect(second.element).toHaveJSProperty("paused", true);
  await third.press("Pause");
  await first.press("Play");
  await expect.poll(() => first.time()).toBeGreaterThan(stoppedAt + 0.5);
});

/** Waits until a player has stopped, and returns its position. */
async function standsStill(player: FramedPlayer): Promise<number> {
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await player.time();
      return before === last;
    })
    .toBe(true);
  return before;
}

test("automatic advance is cancelled with the keyboard, switched off, and stays off", async ({
  page,
  server,
}) => {
  const { youtube, vimeo } = SOURCES;
  const course = await open(page, await createVideoPage(server, [youtube, vimeo]));
  const step = course.step(1);
  await new FramedPlayer(step).press("Play");
  const cancel = step.getByRole("button", { name: words.cancel });
  await expect(cancel).toBeVisible();
  const always = step.getByRole("checkbox", { name: words.always });
  await always.focus();
  await tabTo(page, cancel);
  await page.keyboard.press("Enter");
  const goNow = step.getByRole("button", { name: words.goNow });
  await expect(goNow).toBeFocused();
  await expect(step).toContainText(words.nextIsOpen);
  await expect(step).not.toContainText(words.nextStepIn);
  await tabTo(page, always, "Shift+Tab");
  await page.keyboard.press("Space");
  await expect(always).not.toBeChecked();
  await tabTo(page, goNow);
  await page.keyboard.press("Enter");
  await expect(course.heading(2)).toBeFocused();

  await page.reload();
  await new FramedPlayer(course.step(2)).press("Play");
  await course.expectCurrent(3);
  const ended = course.step(2);
  await expect(ended).toContainText(words.nextIsOpen);
  await expect(ended.getByRole("checkbox", { name: words.always })).not.toBeChecked();
  await expect(ended.getByRole("button", { name: words.cancel })).toHaveCount(0);
});

test("a student who starts the next step meanwhile is not interrupted", async ({
  page,
  server,
}) => {
  const course = await open(page, await createVideoPage(server, [SOURCES.youtube]));
  await new FramedPlayer(course.step(1)).press("Play");
  await expect(course.step(1)).toContainText(words.nextStepIn);
  await course.heading(2).click();
  await expect(course.step(1)).toContainText(words.nextIsOpen);
});

test("a page's last video leads to the next page, and the course's to its end", async ({
  page,
  server,
}) => {
  const { youtube, vimeo } = SOURCES;
  const videos = await createVideoPage(server, [youtube], { lastVideo: vimeo });
  const course = await open(page, videos);
  await new FramedPlayer(course.step(1)).press("Play");
  await expect(course.step(1)).toContainText(words.nextPageIn);
  await expect(page).not.toHaveURL(new RegExp(`${videos.address}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What grows in it");

  await new FramedPlayer(course.step(1)).press("Play");
  await expect(course.step(1)).toContainText(words.goingOnIn);
  const end = page.getByRole("heading", { name: words.courseFinished });
  await expect(course.step(1)).not.toContainText(words.goingOnIn);
  await expect(end).toBeInViewport();
  await expect(end).not.toBeFocused();
});

test("speed and volume are remembered for the next video", async ({ page, server }) => {
  const course = await open(page, await createVideoPage(server, [ONE_MINUTE, SOURCES.vimeo]));
  const player = new FramedPlayer(course.step(1));
  await player.press("Play");
  await expect.poll(() => player.time()).toBeGreaterThan(2);
  await player.press("Double speed");
  await player.press("Half volume");
  await page.reload();
  await expect(player.settings).toHaveText("speed 2, volume 0.5");
  await course.goOn(1);
  await expect(new FramedPlayer(course.step(2)).settings).toHaveText("speed 2, volume 0.5");
});

for (const [kind, address] of Object.entries(FILES)) {
  test(`a file (${kind}) cannot be skipped, is watched at double speed, and resumes where it stopped`, async ({
    page,
    server,
  }) => {
    const course = await open(page, await createVideoPage(server, [address]));
    const player = new FilePlayer(course.step(1));
    await expect.poll(() => player.duration()).toBeCloseTo(12, 0);
    await player.seekTo(9);
    await expect.poll(() => player.time()).toBe(0);
    await expect(course.step(1)).toContainText(words.watchFirst);

    await player.play(2);
    await expect.poll(() => player.time()).toBeGreaterThan(7);
    const saved = savedPlayback(page);
    await player.pause();
    await saved;
    await player.seekTo(1);
    await player.seekTo(6);
    await expect.poll(() => player.time()).toBe(6);
    await page.reload();
    await expect(player.element).toHaveJSProperty("playbackRate", 2);
    await player.play();
    await course.expectCurrent(2);
    await page.reload();
    await expect.poll(() => player.duration()).toBeCloseTo(12, 0);
    await player.seekTo(9);
    await expect.poll(() => player.time()).toBe(9);
    await expect(course.step(1)).not.toContainText(words.stoppedAt(""));
  });
}

test("a stream plays, with its captions, in browsers without native support", async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    HTMLVideoElement.prototype.canPlayType = () => "";
  });
  const course = await open(page, await createVideoPage(server, [FILES.stream]));
  const player = new FilePlayer(course.step(1));
  await expect.poll(() => player.duration()).toBeCloseTo(12, 0);
  await expect.poll(() => player.captions()).toEqual(["English"]);
  await player.play(2);
  await course.expectCurrent(2);
});

test("a stream whose domain the page did not know when it was loaded plays once it is reloaded", async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.expect(/console error: .*Content Security Policy/);
  pageErrors.expect(/failed \(csp\): GET .*index\.m3u8/);
  await page.addInitScript(() => {
    HTMLVideoElement.prototype.canPlayType = () => "";
  });
  const videos = await createVideoPage(server, [FILES.stream]);
  const document = new RegExp(`${videos.address}$`);
  await page.route(document, async (route) => {
    const response = await route.fetch();
    const policy = response.headers()["content-security-policy"] ?? "";
    const before = policy.replace(/connect-src [^;]*/, "connect-src 'self'");
    expect(before).not.toBe(policy);
    await route.fulfill({
      response,
      headers: { ...response.headers(), "content-security-policy": before },
    });
  });
  const course = await open(page, videos);
  const alert = course.step(1).getByRole("alert");
  await expect(alert).toContainText(words.outdated);
  await page.unroute(document);
  await alert.getByRole("button", { name: words.reload }).click();
  await expect.poll(() => new FilePlayer(course.step(1)).duration()).toBeCloseTo(12, 0);
});

test("a blocked provider is reported, can be retried, and does not hold students up", async ({
  page,
  server,
}) => {
  const videos = await createVideoPage(server, [SOURCES.youtube, SOURCES.youtube]);
  const provider = "https://www.youtube-nocookie.com/**";
  await page.route(provider, (route) => route.abort("blockedbyclient"));
  const course = await open(page, videos);
  const alert = course.step(1).getByRole("alert");
  await expect(alert).toContainText(words.silent);
  await checkScreen(page, LOOKS.en, CURRENT_STEP);
  await expect(alert.getByRole("link")).toHaveAttribute("href", SOURCES.youtube);
  await expect(course.wayOn(1)).toBeVisible();

  await page.unroute(provider);
  await alert.getByRole("button", { name: words.tryAgain }).click();
  await expect(alert).toHaveCount(0);
  await new FramedPlayer(course.step(1)).press("Play");
  await course.expectCurrent(2);
});

const BROKEN = {
  "is not there": ["https://www.youtube.com/watch?v=removed-vid", words.missing],
  "may not be shown here": ["https://www.youtube.com/watch?v=forbidden-v", words.barred],
  "is not there any longer": ["https://vimeo.com/76979404", words.missing],
  "cannot be played": [`${FILMS}/no-such-film.mp4`, words.unplayable],
} as const;

for (const [fate, [address, message]] of Object.entries(BROKEN)) {
  test(`a video that ${fate} says so and can be passed`, async ({ page, server, pageErrors }) => {
    if (address.startsWith(FILMS)) pageErrors.expect(/404 GET .*no-such-film/);
    const course = await open(page, await createVideoPage(server, [address]));
    await expect(course.step(1).getByRole("alert")).toContainText(message);
    await course.goOn(1);
  });
}

test("a preview plays and saves nothing", async ({ page, server }) => {
  const { address } = await createVideoPage(server, [SOURCES.youtube]);
  const pageId = address.split("/").at(-1);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/playback")) calls.push(request.method());
  });
  await startSession(page, await createUser(server, "admin"));
  await page.goto(`/authoring/preview/pages/${pageId}`);
  const course = new CoursePage(page, WORDS.en);
  await new FramedPlayer(course.step(1)).press("Play");
  await course.expectCurrent(2);
  await page.goto("/authoring");
  expect(calls).toEqual([]);
});

for (const language of ["en", "es"] as const) {
  const said = VIDEO_WORDS[language];
  const tag = language === "es" ? ["@phone"] : [];

  test(`a video in all its states (${language})`, { tag }, async ({ page, server }) => {
    test.slow();
    const removed = "https://www.youtube.com/watch?v=removed-vid";
    const course = await open(
      page,
      await createVideoPage(server, [removed, ONE_MINUTE, SOURCES.youtube]),
      language,
    );
    const check = (number: number) =>
      checkScreen(page, LOOKS[language], `li[id^="section-"]:nth-child(${number})`);
    await expect(course.step(1)).toContainText(said.missing);
    await check(1);

    await course.goOn(1);
    const player = new FramedPlayer(course.step(2));
    await expect(course.step(2)).toContainText(said.rule);
    await player.press("Drag to the end");
    await expect(course.step(2)).toContainText(said.watchFirst);
    await check(2);
    await player.press("Play");
    await player.press("Double speed");
    await expect.poll(() => player.time(), { timeout: 30_000 }).toBeGreaterThan(8);
    const saved = savedPlayback(page);
    await player.press("Pause");
    await saved;
    await page.reload();
    await expect(course.step(2)).toContainText(said.stoppedAt("0:"));
    await check(2);

    await course.goOn(2);
    await new FramedPlayer(course.step(3)).press("Play");
    // It is paused while one of its buttons has the focus.
    await course.step(3).getByRole("button", { name: said.cancel }).focus();
    await expect(course.step(3)).toContainText(said.nextStepIn);
    await check(3);
    await course.step(3).getByRole("button", { name: said.cancel }).press("Enter");
    await expect(course.step(3)).toContainText(said.nextIsOpen);
    await check(3);
  });
}

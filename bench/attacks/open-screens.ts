import { pagePaths } from "@paso/contract";
import type { Browser, BrowserContext, Page } from "@playwright/test";

import { findLessons, type Lessons } from "./find-lessons.ts";
import type { KnownIds } from "./known-ids.ts";
import type { PlantedCourses } from "./plant-texts.ts";
import { type DemoSite, type Role, ROLES } from "./start-demo-site.ts";

interface Opening {
  site: DemoSite;
  browser: Browser;
  known: KnownIds;
  courses: PlantedCourses;
  /** Screens open at a time. */
  tabs: number;
  /** Whether the page's content security policy is enforced. */
  policy: boolean;
  /** The roles to open them as; all unless given. */
  roles?: readonly Role[];
  /** Maximum number of screens per role, and of lesson pages, spread over all of them; all unless given. */
  most?: number | undefined;
  /** Whether to open only the pages of the planted courses. */
  lessonsOnly?: boolean;
}

/** Counts of what the screens contained. */
export interface Seen {
  screens: number;
  /** Sections of lessons that were drawn on them. */
  sections: number;
  /** Handlers and addresses that would run a script, left in a page. */
  armed: number;
}

export interface Opened {
  /** By who opened them. */
  seen: Map<Role, Seen>;
  /** Scripts that ran, by number, with the place. */
  ran: Map<string, string>;
}

/** Timeouts in milliseconds: for a screen to load, to settle after that, and to draw completely. */
const LOAD = 60_000;
const SETTLE = 4_000;
const DRAW = 60_000;
/** Milliseconds between polls of what is drawn, and equal results in a row that mean it is complete. */
const LOOK = 500;
const ALIKE = 3;

/** Substitutes for a parameter that is missing or not a number. */
const PARTS: Record<string, string[]> = {
  screen: "profile password security devices notifications data api".split(" "),
  section: "look mail texts files sign-up second-factor diplomas live announcements".split(" "),
  panel: "sign-up design edit students grades pages webhooks attendance invite".split(" "),
};

/** Opens every screen as every role, and records each script that runs. */
export async function openScreens(opening: Opening): Promise<Opened> {
  const result: Opened = { seen: new Map(), ran: new Map() };
  const lessons = await findLessons(opening.site, opening.courses);
  for (const role of opening.roles ?? ROLES) {
    const context = await enter(opening, role, result);
    await keepSteps(context, lessons);
    const others = opening.lessonsOnly ? [] : await findScreens(opening);
    const waiting = [others, lessons.paths[role]].flatMap((paths) => spread(paths, opening.most));
    const seen: Seen = { screens: 0, sections: 0, armed: 0 };
    result.seen.set(role, seen);
    const tabs = Array.from({ length: opening.tabs }, async () => {
      const page = await context.newPage();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const found = await look(page, path);
        if (found === null) continue;
        seen.screens += 1;
        seen.sections += found.sections;
        seen.armed += found.armed;
      }
    });
    await Promise.all(tabs);
    await context.close();
  }
  return result;
}

/** A sample of a list, spread evenly. */
export function spread(all: readonly string[], most = all.length): string[] {
  const step = Math.max(1, all.length / most);
  return all.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
}

/** A visitor's browser, in which calls of `xss` are recorded. */
async function enter(
  { browser, site, policy }: Opening,
  role: Role,
  { ran }: Opened,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site.origin,
    bypassCSP: !policy,
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  const { id, secret } = site.visitors[role];
  if (id !== null) await context.addCookies([{ name: "paso", value: secret, url: site.origin }]);
  const note = (script: unknown, page: Page) => ran.set(String(script), `${role} ${page.url()}`);
  await context.exposeBinding("noteScript", ({ page }, script) => void note(script, page));
  await context.addInitScript(() => {
    const noting = window as unknown as Record<string, (script: unknown) => void>;
    noting["xss"] = (script) => noting["noteScript"]!(script);
  });
  context.on("dialog", (dialog) => {
    ran.set(`dialog ${dialog.message()}`, role);
    void dialog.dismiss();
  });
  return context;
}

/** Makes previews continue behind the last section, as stored in the browser's tab. */
async function keepSteps(context: BrowserContext, { steps }: Lessons): Promise<void> {
  await context.addInitScript((taken) => {
    const id = /^\/authoring\/preview\/pages\/(\d+)/.exec(location.pathname)?.[1];
    if (id) sessionStorage.setItem(`paso.preview.${id}`, JSON.stringify(taken[Number(id)] ?? []));
  }, steps);
}

/** Opens a screen, triggers its handlers, and counts those that are left; null for none. */
async function look(page: Page, path: string): Promise<Omit<Seen, "screens"> | null> {
  try {
    await page.goto(path, { waitUntil: "load", timeout: LOAD });
    // A busy machine may be idle before it has drawn: a screen is ready once it has a heading.
    await page.waitForSelector("main :is(h1, h2), dialog", { timeout: LOAD });
    await page.waitForLoadState("networkidle", { timeout: SETTLE }).catch(() => {});
    await untilDrawn(page);
    const sections = await page.locator('main li[id^="section-"]').count();
    const armed = await page.evaluate(provoke);
    await page.waitForTimeout(100);
    return { sections, armed };
  } catch {
    // A download, or a page that a script's address navigated away from.
    return null;
  }
}

/** Until no more elements appear, since a long page is drawn in parts. */
async function untilDrawn(page: Page): Promise<void> {
  let alike = 0;
  let before = -1;
  for (const end = performance.now() + DRAW; alike < ALIKE && performance.now() < end;) {
    const drawn = await page.evaluate(() => document.querySelectorAll("*").length);
    alike = drawn === before ? alike + 1 : 0;
    before = drawn;
    await page.waitForTimeout(LOOK);
  }
}

/** Runs in the page. */
function provoke(): number {
  const addresses = new Set(["href", "xlink:href", "src", "action", "formaction", "data"]);
  const isLive = (value: string) =>
    ["javascript:", "vbscript:"].includes(URL.parse(value, document.baseURI)?.protocol ?? "");
  let armed = 0;
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (name.startsWith("on")) {
        armed += 1;
        element.dispatchEvent(new Event(name.slice(2)));
      } else if (name === "srcdoc" || (addresses.has(name) && isLive(value))) {
        armed += 1;
        if (element.localName !== "a") continue;
        element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }
    }
  }
  return armed;
}

/**
 * All addresses of the web app, with two values for each parameter: one of the planted course's, one of the
 * demo's.
 */
async function findScreens({ known, site, courses }: Opening): Promise<string[]> {
  const { rows } = await site.client.query<
    Record<"page" | "module" | "course" | "section", number>
  >(
    `select p.id as page, p.module_id as module, p.course_id as course, s.id as section
     from pages p join sections s on s.page_id = p.id
     where p.course_id = $1 order by p.id, s.position limit 1`,
    [courses.questions],
  );
  const { page, module, course, section } = rows[0]!;
  const planted: KnownIds = {
    courseId: [String(course), ...(known["courseId"] ?? [])],
    pageId: [String(page), ...(known["pageId"] ?? [])],
    sectionId: [String(section), ...(known["sectionId"] ?? [])],
  };
  const places = pagePaths.flatMap((path) => expand(path, { ...known, ...planted }));
  return places.map((path) =>
    /\/(new|edit)$/.test(path) ? `${path}?course=${course}&module=${module}&page=${page}` : path,
  );
}

function expand(path: string, known: KnownIds): string[] {
  const parameter = /\/\{-\$(\w+)\}|\$(\w+)/.exec(path);
  if (!parameter) return [path];
  const [found, optional, required] = parameter;
  const name = optional ?? required ?? "";
  const values = PARTS[name] ?? known[name]?.slice(0, 2) ?? ["1"];
  const filled = values.map((value) =>
    path.replace(found, `${optional ? "/" : ""}${encodeURIComponent(value)}`),
  );
  return [...(optional ? [path.replace(found, "")] : []), ...filled].flatMap((one) =>
    expand(one, known),
  );
}

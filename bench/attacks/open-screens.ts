import { pagePaths } from "@paso/contract";
import type { Browser, BrowserContext, Page } from "@playwright/test";

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
  /** Whether the page's content security policy holds. */
  policy: boolean;
  /** Whom for; everybody unless given. */
  roles?: readonly Role[];
  /** Most screens a role, spread over all of them; all unless given. */
  most?: number | undefined;
  /** Whether to open the pages of the planted courses alone. */
  lessonsOnly?: boolean;
}

export interface Opened {
  opened: number;
  /** Scripts that ran, by number, and where. */
  ran: Map<string, string>;
  /** Handlers and addresses that would run one, left in a page. */
  armed: number;
}

/** Milliseconds for a screen to load, to settle once it has, and to draw what came last. */
const LOAD = 60_000;
const SETTLE = 4_000;
const DRAW = 3_000;

/** What may stand in the place of a parameter that is missing or not a number. */
const PARTS: Record<string, string[]> = {
  screen: "profile password security devices notifications data api".split(" "),
  section: "look mail texts files sign-up second-factor diplomas live announcements".split(" "),
  panel: "sign-up design edit students grades pages webhooks attendance invite".split(" "),
};

/** Opens every screen as everybody, and notes each script that runs. */
export async function openScreens(opening: Opening): Promise<Opened> {
  const result: Opened = { opened: 0, ran: new Map(), armed: 0 };
  const lessons = await findLessons(opening);
  for (const role of opening.roles ?? ROLES) {
    const context = await enter(opening, role, result);
    const others = opening.lessonsOnly ? [] : await findScreens(opening);
    const waiting = spread([...others, ...(role === "guest" ? [] : lessons[role])], opening.most);
    const tabs = Array.from({ length: opening.tabs }, async () => {
      const page = await context.newPage();
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        const armed = await look(page, path);
        if (armed === null) continue;
        result.armed += armed;
        result.opened += 1;
      }
    });
    await Promise.all(tabs);
    await context.close();
  }
  return result;
}

function spread(all: readonly string[], most = all.length): string[] {
  const step = Math.max(1, all.length / most);
  return all.filter((_, at) => Math.floor(at / step) > Math.floor((at - 1) / step));
}

/** A browser of somebody, in which `xss` is noted. */
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

/** Opens a screen, does what its handlers wait for, and counts those that are left; null for none. */
async function look(page: Page, path: string): Promise<number | null> {
  try {
    await page.goto(path, { waitUntil: "load", timeout: LOAD });
    // A busy machine is idle before it has drawn: a screen is there with its heading.
    await page.waitForSelector("main :is(h1, h2), dialog", { timeout: LOAD });
    await page.waitForLoadState("networkidle", { timeout: SETTLE }).catch(() => {});
    await page.waitForTimeout(DRAW);
    const armed = await page.evaluate(provoke);
    await page.waitForTimeout(100);
    return armed;
  } catch {
    // A file to download, or a page that a script's address led away from.
    return null;
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

/** All addresses of the web app, with the first two of whatever each is about. */
async function findScreens({ known, site, courses }: Opening): Promise<string[]> {
  const { rows } = await site.client.query<{ page: number; module: number; course: number }>(
    `select p.id as page, p.module_id as module, p.course_id as course from pages p
     where p.course_id = $1 order by p.id limit 1`,
    [courses.questions],
  );
  const { page, module, course } = rows[0]!;
  const places = pagePaths.flatMap((path) => expand(path, known));
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

/** The pages of both planted courses, as each role sees them. */
async function findLessons({ site, courses }: Opening) {
  const { rows } = await site.client.query<{ page: number; module: number; course: number }>(
    `select p.id as page, p.module_id as module, p.course_id as course from pages p
     where p.course_id = any($1) order by p.id`,
    [[courses.texts, courses.questions]],
  );
  const read = rows.map(({ course, page }) => `/student/courses/${course}/pages/${page}`);
  const preview = rows.map(({ page }) => `/authoring/preview/pages/${page}`);
  const edit = rows
    .filter((_, at) => at % 8 === 0)
    .map(
      ({ page, module, course }) =>
        `/authoring/sections/edit?course=${course}&module=${module}&page=${page}`,
    );
  return { student: read, viewer: [], instructor: [], admin: [...edit, ...preview.slice(0, 6)] };
}

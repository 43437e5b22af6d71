import fc from "fast-check";
import { expect, test } from "vitest";

import type { ContentModule, ContentPage, CourseContent } from "../../courses/index.ts";
import {
  findBlockingPage,
  isCourseDone,
  isMissed,
  isReachable,
  missedPages,
  nextAfter,
  pageAddress,
} from "./progression.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const DATES = {
  open: {},
  ended: { endsAt: new Date("2026-03-10T12:00:00Z") },
  later: { startsAt: new Date("2026-03-11T12:00:00Z") },
} as const;
type Window = keyof typeof DATES;

/** What was finished, and the modules: their windows, and how many sections each page has. */
interface Plan {
  modules: { window: Window; pages: number[] }[];
  finished: boolean[];
  freeNavigation: boolean;
}

const plans = (windows: Window[]) =>
  fc.record({
    modules: fc.array(
      fc.record({
        window: fc.constantFrom(...windows),
        pages: fc.array(fc.nat(2), { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    finished: fc.array(fc.boolean(), { minLength: 15, maxLength: 15 }),
    freeNavigation: fc.boolean(),
  });

function build({ modules, freeNavigation, finished }: Plan) {
  let pageId = 0;
  let sectionId = 0;
  const made = modules.map(({ window, pages }, moduleIndex): ContentModule => ({
    id: moduleIndex + 1,
    order: moduleIndex,
    title: "",
    startsAt: null,
    endsAt: null,
    ...DATES[window],
    pages: pages.map((sections): ContentPage => {
      pageId += 1;
      return {
        id: pageId,
        moduleId: moduleIndex + 1,
        kind: "lesson",
        order: 0,
        title: "",
        index: pageId - 1,
        sections: Array.from({ length: sections }, (_, index) => ({
          id: (sectionId += 1),
          pageId,
          moduleId: moduleIndex + 1,
          order: index,
          index,
          content: { type: "paragraph", html: "" } as never,
          files: [],
        })),
      };
    }),
  }));
  const pages = made.flatMap((module) => module.pages);
  const course = {
    id: 1,
    freeNavigation,
    modules: made,
    pages,
    survey: null,
    modulesById: new Map(made.map((module) => [module.id, module])),
    pagesById: new Map(pages.map((page) => [page.id, page])),
  } as unknown as CourseContent;
  const taken = pages.filter(({ index, sections }) => sections.length > 0 && finished[index]);
  return { course, progress: progressOf(taken) };
}

function progressOf(pages: readonly ContentPage[]) {
  const finishedPages: ReadonlySet<number> = new Set(pages.map(({ id }) => id));
  return { finishedPages, courseFinished: false, begun: false, isOpened: false };
}

/** The page that an address leads to. */
const pageAt = (course: CourseContent, address: string) =>
  course.pages.find(({ id }) => pageAddress(course.id, id) === address);

test("a page that closed unfinished is in nobody's way", () => {
  fc.assert(
    fc.property(plans(["open", "ended", "later"]), (plan) => {
      const { course, progress } = build(plan);
      const asIfFinished = progressOf([
        ...missedPages(course, progress, NOW),
        ...course.pages.filter(({ id }) => progress.finishedPages.has(id)),
      ]);
      for (const page of course.pages) {
        if (isMissed(course, page, progress, NOW)) continue;
        expect(isReachable(course, page, progress, NOW)).toBe(
          isReachable(course, page, asIfFinished, NOW),
        );
      }
      expect(isCourseDone(course, progress, NOW)).toBe(isCourseDone(course, asIfFinished, NOW));
    }),
  );
});

test("the way on never leads to what is missed, and to the end only where nothing is left", () => {
  fc.assert(
    fc.property(plans(["open", "ended", "later"]), (plan) => {
      const { course, progress } = build(plan);
      for (const page of course.pages) {
        const isFinished = progress.finishedPages.has(page.id);
        if (!isFinished && !isMissed(course, page, progress, NOW)) continue;
        const { kind, redirect_to: address } = nextAfter(course, page, progress, NOW);
        if (kind === "course") {
          expect([address, isCourseDone(course, progress, NOW)]).toEqual([null, true]);
          continue;
        }
        const next = pageAt(course, address!);
        // Without a page it is the map, because the next module has not begun.
        if (next) expect(isMissed(course, next, progress, NOW)).toBe(false);
      }
    }),
  );
});

test("whoever takes what is open in its order gets to the end, whatever has closed", () => {
  fc.assert(
    fc.property(plans(["open", "ended"]), (plan) => {
      const { course } = build({ ...plan, freeNavigation: false });
      let { progress } = build({ ...plan, freeNavigation: false });
      for (let step = 0; step <= course.pages.length; step += 1) {
        if (isCourseDone(course, progress, NOW)) return;
        const open = course.pages.filter(
          (page) =>
            page.sections.length > 0 &&
            !progress.finishedPages.has(page.id) &&
            !isMissed(course, page, progress, NOW) &&
            isReachable(course, page, progress, NOW),
        );
        expect(open.length, JSON.stringify(plan)).toBeGreaterThan(0);
        const before = course.pages.filter(({ id }) => progress.finishedPages.has(id));
        progress = progressOf([...before, open[0]!]);
      }
      expect.unreachable("the course does not end");
    }),
  );
});

test("a page that is not open yet is opened by finishing those that are named, in turn", () => {
  fc.assert(
    fc.property(plans(["open", "ended", "later"]), (plan) => {
      const { course, progress: start } = build({ ...plan, freeNavigation: false });
      for (const page of course.pages) {
        let progress = start;
        for (let step = 0; !isReachable(course, page, progress, NOW); step += 1) {
          expect(step).toBeLessThan(course.pages.length);
          const blocking = findBlockingPage(course, page, progress, NOW)!;
          expect(blocking.index).toBeLessThan(page.index);
          expect(isMissed(course, blocking, progress, NOW)).toBe(false);
          expect(isReachable(course, blocking, progress, NOW)).toBe(true);
          const before = course.pages.filter(({ id }) => progress.finishedPages.has(id));
          progress = progressOf([...before, blocking]);
        }
      }
    }),
  );
});

test("where dates do not count, nothing is missed", () => {
  fc.assert(
    fc.property(plans(["open", "ended", "later"]), (plan) => {
      const { course, progress } = build(plan);
      expect(missedPages(course, progress, null)).toEqual([]);
      expect(isCourseDone(course, progress, null)).toBe(
        course.pages.every(
          ({ id, sections }) => sections.length === 0 || progress.finishedPages.has(id),
        ),
      );
    }),
  );
});

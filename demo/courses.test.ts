import { readdirSync, statSync } from "node:fs";

import { draftField, readVideoFile, sectionType } from "@paso/contract";
import type { CourseArchive, SectionDraft } from "@paso/contract";
import { describe, expect, test } from "vitest";

import { FOLDERS, questionsOf, readCourse, sectionsOf } from "./read-course.ts";

/** Bytes, by extension. */
const LARGEST: Record<string, number> = { mp4: 700_000, pdf: 100_000, png: 60_000 };

/** Names of the files a course refers to: its cover, its videos, its images and its downloads. */
function filesNamedBy(course: CourseArchive): string[] {
  const names = [course.thumbnail.replace(/^files\//, "")];
  for (const section of sectionsOf(course).values()) {
    if (section.type === "video") names.push(readVideoFile(section.video) ?? section.video);
    if (section.type === "paragraph") {
      const linked = section.paragraph.matchAll(/(?:src|href)="files\/([^"]+)"/g);
      names.push(...linked.map(([, name = ""]) => name), ...(section.paragraph_files ?? []));
    }
  }
  return names;
}

/** A course without its words: what both languages must have in common. */
function structureOf(course: CourseArchive): unknown {
  const { has_diploma, allow_seeking, free_navigation, status, modules, surveys } = course;
  return {
    settings: { has_diploma, allow_seeking, free_navigation, status },
    modules: modules.map(({ order, pages }) => ({
      order,
      pages: pages.map((page) => ({
        order: page.order,
        sections: page.sections.map(sectionStructure),
      })),
    })),
    survey: surveys[0]?.sections.map(({ radio }) => radio?.items.length ?? "text"),
  };
}

/** A section's kind and numbers: tags instead of text, and how many options instead of which. */
function sectionStructure(section: SectionDraft): unknown {
  const { type } = section;
  if (section.type === "video") return { type };
  if (section.type === "paragraph") {
    const tags = section.paragraph.match(/<\/?[a-z0-9]+/g);
    return { type, tags, files: section.paragraph_files?.length };
  }
  const fields = Object.entries(section[draftField(section.type)] ?? {}).map(([name, value]) => {
    const isText = ["question", "items", "reasons", "examples"].includes(name);
    return [name, isText && Array.isArray(value) ? value.length : isText ? null : value] as const;
  });
  return { type, ...Object.fromEntries(fields) };
}

describe.each(FOLDERS)("the course %s", (folder) => {
  const course = readCourse(folder);
  const sections = [...sectionsOf(course).values()];
  const inFiles = (name = "") => new URL(`${folder}/files/${name}`, import.meta.url);

  test("shows every kind of section, both charts and both kinds of opinion", () => {
    const charts = sections.flatMap((section) => {
      if (section.type === "radio") return section.radio.graphic_type;
      return section.type === "select-multiple" ? section.selectMultiple.graphic_type : [];
    });
    const published = [...questionsOf(course).values()].map(({ isPublished }) => isPublished);
    expect(new Set(sections.map(({ type }) => type))).toEqual(new Set(sectionType.options));
    expect(new Set(charts)).toEqual(new Set(["bar", "pie"]));
    expect(published).toEqual(expect.arrayContaining([true, false]));
  });

  test("ends every module with the one summary of its final quiz", () => {
    for (const { pages } of course.modules) {
      const types = pages.flatMap((page) => page.sections.map(({ type }) => type));
      expect(types.indexOf("final_quiz_resume")).toBe(types.length - 1);
    }
  });

  test("numbers modules, pages and sections from 1", () => {
    const siblings = [
      course.modules,
      ...course.modules.map(({ pages }) => pages),
      ...course.modules.flatMap(({ pages }) => pages.map((page) => page.sections)),
    ];
    for (const list of siblings) {
      expect(list.map(({ order }) => order)).toEqual(list.map((_, index) => index + 1));
    }
  });

  test("gives a reason for every option that is right or wrong", () => {
    const reasons = sections.flatMap((section) => {
      if (section.type === "radio-validated") return section.radioValidated.reasons;
      if (section.type !== "select-multiple-validated") return [];
      return section.selectMultipleValidated.reasons;
    });
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((reason) => reason.trim() === "")).toEqual([]);
  });

  test("describes every image in words and gives its size", () => {
    const images = sections.flatMap((section) =>
      section.type === "paragraph" ? (section.paragraph.match(/<img [^>]*>/g) ?? []) : [],
    );
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) {
      expect(image).toMatch(/ alt="[^"]{20,}" width="\d+" height="\d+"/);
    }
  });

  test("carries exactly the files it names", () => {
    expect(readdirSync(inFiles()).toSorted()).toEqual(filesNamedBy(course).toSorted());
  });

  test("carries no large files", () => {
    const large = readdirSync(inFiles()).filter((name) => {
      const limit = LARGEST[name.split(".").at(-1) ?? ""] ?? 0;
      return statSync(inFiles(name)).size > limit;
    });
    expect(large).toEqual([]);
  });
});

test("both courses are the same but for their words", () => {
  const [english, spanish] = FOLDERS.map(readCourse) as [CourseArchive, CourseArchive];
  expect([english.language, spanish.language]).toEqual(["en", "es"]);
  expect(structureOf(spanish)).toEqual(structureOf(english));
});
